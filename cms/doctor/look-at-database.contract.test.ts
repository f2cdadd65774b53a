import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { emptyDatabase, query, seededDatabase } from '../../testing/databases.ts'
import { readEnvironment } from '../environment/environment.ts'
import { openSession } from '../postgres/open-session.ts'
import { lookAtDatabase } from './look-at-database.ts'

const look = (variables: Record<string, string>) =>
  lookAtDatabase(readEnvironment({ NODE_ENV: 'production', ...variables }))

const statesOf = (findings: Awaited<ReturnType<typeof look>>) =>
  Object.fromEntries(findings.map(({ name, state }) => [name, state]))

test('a database that is well is said to be well, with a backup still to be made', async () => {
  const DATABASE_URL = await seededDatabase(inject('postgresDataDir'))

  const findings = await look({ DATABASE_URL })

  expect(statesOf(findings)).toEqual({
    Database: 'well',
    Migrations: 'well',
    Clock: 'well',
    Backup: 'hint',
  })
})

test('a nightly backup that failed is wrong, and its reason is told', async () => {
  const DATABASE_URL = await seededDatabase(inject('postgresDataDir'))
  const last = `{"doneAt":null,"file":null,"bytes":null,"failedAt":"2026-01-01T03:00:00.000Z","why":"no space left"}`
  await query(DATABASE_URL, `insert into payload_kv (key, data) values ('last-backup', '${last}')`)

  const findings = await look({ DATABASE_URL, BACKUP_DIR: '/mnt/backups' })

  expect(findings.at(-1)).toMatchObject({ name: 'Backup', state: 'wrong' })
  expect(findings.at(-1)?.says).toContain('no space left')
})

test('mails that come from the tutor’s own address are told', async () => {
  const DATABASE_URL = await seededDatabase(inject('postgresDataDir'))
  const told = async (variables: Record<string, string>) =>
    (await look({ DATABASE_URL, ...variables })).filter(({ name }) => name === 'Mail')
  const SMTP_URL = 'smtps://Hello%40clearlyspoken.example.com:secret@mail.example'

  expect(await told({ SMTP_URL })).toMatchObject([
    { state: 'hint', says: expect.stringContaining('“Reply” may not reach the visitor') },
  ])
  expect(await told({ SMTP_URL, SMTP_FROM: 'website@clearlyspoken.example.com' })).toEqual([])
  expect(await told({})).toEqual([])
})

test('what no backup holds is told', async () => {
  const DATABASE_URL = await seededDatabase(inject('postgresDataDir'))
  await query(DATABASE_URL, 'create table lessons_copy as select id from lessons')

  const findings = await look({ DATABASE_URL })

  const told = findings.find(({ says }) => says.includes('table lessons_copy'))
  expect(told?.state).toBe('hint')
})

test('a database in which the next start may make no tables is wrong', async () => {
  const DATABASE_URL = `${await emptyDatabase(inject('postgresDataDir'))}?options=-c%20role%3Dpg_monitor`

  const findings = await look({ DATABASE_URL })

  const told = findings.find(({ state }) => state === 'wrong')
  expect(told?.says).toContain('may not make tables')
})

test('a database that ends what is asked of it is wrong, with the limits to change', async () => {
  const url = await seededDatabase(inject('postgresDataDir'))
  const other = await openSession(url)
  onTestFinished(() => other.end())
  await other.query('begin; lock table payload_migrations')

  const [finding] = await look({ DATABASE_URL: `${url}?lock_timeout=100` })

  expect(finding).toMatchObject({ name: 'Database', state: 'wrong' })
  expect(finding?.says).toContain('Take statement_timeout, lock_timeout')
})

test('a database that cannot be reached is wrong', async () => {
  const [finding] = await look({ DATABASE_URL: 'postgres://nobody:x@127.0.0.1:1/tutor' })

  expect(finding).toMatchObject({ name: 'Database', state: 'wrong' })
  expect(finding?.says).toContain('not responding')
})

test('a database that may only be read is wrong, whatever its schema', async () => {
  const url = await seededDatabase(inject('postgresDataDir'))

  const findings = await look({
    DATABASE_URL: `${url}?options=-c%20default_transaction_read_only%3Don`,
  })

  expect(findings.find(({ state }) => state === 'wrong')?.says).toContain('may only be read')
})

test('one whose tables cannot be seen is wrong, with what to change', async () => {
  const url = await seededDatabase(inject('postgresDataDir'))

  const findings = await look({ DATABASE_URL: `${url}?options=-c%20search_path%3Dnowhere` })

  const told = findings.find(({ state }) => state === 'wrong')
  expect(told?.says).toContain('looks for tables in no schema')
  expect(told?.todo).toContain('Take search_path out of DATABASE_URL')
})

/** A data folder in which these lie. */
async function dataWith(paths: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tutor-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const path of paths) await mkdir(join(folder, path), { recursive: true })
  return folder
}

test.each([
  [['postgres'], 'hint', 'It does not exist yet.'],
  [['postgres/base'], 'wrong', 'PG_VERSION is missing'],
  [['postgres.upgraded/base'], 'hint', 'was interrupted'],
])('of a data folder with %j is said what it is', async (paths, state, says) => {
  const [finding] = await look({ DATA_DIR: await dataWith(paths) })

  expect(finding?.state).toBe(state)
  expect(finding?.says).toContain(says)
})

test('a site that was never started has no database yet, which is no fault', async () => {
  const [finding] = await look({ DATA_DIR: '/nowhere/at/all' })

  expect(finding?.state).toBe('hint')
})
