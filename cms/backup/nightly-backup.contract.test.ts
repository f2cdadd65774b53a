import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { query, seededDatabase } from '../../testing/databases.ts'
import { listenForContentChanges } from '../server/cache/content-listener.ts'
import { noteDone, readLastBackup } from './last-backup.ts'
import { backUpIfDue } from './nightly-backup.ts'
import { inspectBackup } from './restore-backup.ts'
import type { Source } from './write-backup.ts'

let root: string
let source: Source

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'tutor-nightly-'))
  const databaseUrl = await seededDatabase(inject('postgresDataDir'))
  source = { databaseUrl, dataDir: root, siteUrl: 'http://localhost:3000', secret: 'x'.repeat(32) }
})

afterAll(() => rm(root, { recursive: true }))

const settingsFor = (folder: string) => ({ folder: join(root, folder), keep: 2, hour: 0 })

async function lastBackup() {
  const client = new pg.Client({ connectionString: source.databaseUrl })
  await client.connect()
  return readLastBackup(client).finally(() => client.end())
}

const noon = new Date('2026-11-22T12:00:00')
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)

test('a failure is noted with its reason, and not tried again before an hour has passed', async () => {
  await writeFile(join(root, 'in-the-way'), 'no folder')
  const tryAt = (now: Date) => backUpIfDue(source, settingsFor('in-the-way'), now)

  await expect(tryAt(noon)).rejects.toThrow()
  expect(await tryAt(later(59))).toBe(false)
  await expect(tryAt(later(60))).rejects.toThrow()

  const { failedAt, why, failures } = await lastBackup()
  expect([failedAt, failures]).toEqual([later(60).toISOString(), 2])
  expect(why).toContain('in-the-way')
})

test('one that was made by hand elsewhere is not taken for the night’s', async () => {
  const settings = settingsFor('nights')
  await mkdir(settings.folder)
  const byHand = { file: join(root, 'by-hand.tar.gz'), bytes: 1, now: later(2 * 60) }
  await noteDone(source.databaseUrl, byHand)

  expect(await backUpIfDue(source, settings, later(3 * 60))).toBe(true)
  expect(await backUpIfDue(source, settings, later(4 * 60))).toBe(false)
})

test('one is made while a site runs, which holds locks of its own', async () => {
  const listener = listenForContentChanges({
    databaseUrl: source.databaseUrl,
    logger: { warn: () => {} },
    onChange: () => {},
  })
  onTestFinished(() => listener.close())
  await expect.poll(() => listener.leads()).toBe(true)
  const settings = settingsFor('beside-a-site')
  await mkdir(settings.folder)

  expect(await backUpIfDue(source, settings, later(11 * 60))).toBe(true)
})

test('one is made each night by one of several replicas, and the oldest of this site go', async () => {
  const settings = settingsFor('kept')
  await mkdir(settings.folder)
  const others = [
    ...['backup-localhost-3000-2025-01-01-030000.tar.gz', 'nightly-2025-01-01-030000.tar.gz'],
    'nightly-other.example-2025-01-01-030000.tar.gz',
  ]
  const older = [1, 2].map((day) => `nightly-localhost-3000-2026-01-0${day}-030000.tar.gz`)
  for (const name of [...older, ...others]) await writeFile(join(settings.folder, name), '')
  const tomorrow = later(24 * 60)

  const made = await Promise.all([1, 2, 3].map(() => backUpIfDue(source, settings, tomorrow)))

  expect(made.filter(Boolean)).toHaveLength(1)
  const { doneAt, failedAt, file } = await lastBackup()
  expect([doneAt, failedAt]).toEqual([tomorrow.toISOString(), null])
  expect((await inspectBackup({ path: file ?? '' })).head.site).toBe('http://localhost:3000')
  const names = await readdir(settings.folder)
  expect(names.toSorted()).toEqual([...others, older[1], basename(file ?? '')].toSorted())
})

test('those that a wrong clock has named for a time to come cost the new ones no place', async () => {
  const settings = settingsFor('from-the-future')
  await mkdir(settings.folder)
  const ahead = [1, 2].map((day) => `nightly-localhost-3000-2031-01-0${day}-030000.tar.gz`)
  for (const name of ahead) await writeFile(join(settings.folder, name), '')

  expect(await backUpIfDue(source, settings, later(48 * 60))).toBe(true)

  const { file } = await lastBackup()
  expect((await readdir(settings.folder)).toSorted()).toEqual([basename(file ?? ''), ...ahead])
})

test('where the database takes no note, the oldest go, and it is not made again and again', async () => {
  const databaseUrl = await seededDatabase(inject('postgresDataDir'))
  await query(
    databaseUrl,
    'alter table payload_kv add constraint full_disk check (false) not valid',
  )
  const settings = settingsFor('unnoted')
  await mkdir(settings.folder)
  const older = [1, 2].map((day) => `nightly-localhost-3000-2026-01-0${day}-030000.tar.gz`)
  for (const name of older) await writeFile(join(settings.folder, name), '')

  await expect(backUpIfDue({ ...source, databaseUrl }, settings, noon)).rejects.toThrow('full_disk')

  expect(await readdir(settings.folder)).not.toContain(older[0])
  expect(await backUpIfDue({ ...source, databaseUrl }, settings, later(90))).toBe(false)
})
