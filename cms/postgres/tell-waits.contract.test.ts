import { EventEmitter, once } from 'node:events'
import pg from 'pg'
import { beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { emptyDatabase, query } from '../../testing/databases.ts'
import { eventually } from '../../testing/eventually.ts'
import { withStartupLock } from './startup-lock.ts'
import { tellingWaits } from './tell-waits.ts'

let url: string

beforeAll(async () => {
  url = await emptyDatabase(inject('postgresDataDir'))
  await query(url, 'create table courses (id int)')
})

async function connected(name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: name })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

test('a start says whose backup a migration waits for, once, and goes on when that has ended', async () => {
  const [dump, migration, visitor] = [
    await connected('pg_dump'),
    await connected('site'),
    await connected('visitor'),
  ]
  await dump.query('begin; lock table courses in access share mode')
  const say = vi.fn()

  const started = tellingWaits(
    url,
    async () => (await migration.query('alter table courses add name text')).command,
    { everyMs: 20, say },
  )
  await eventually(() => expect(say).toHaveBeenCalled())
  const read = visitor.query('select from courses') // waits behind the migration
  await dump.query('commit')

  expect(await started).toBe('ALTER')
  await read
  expect(say.mock.calls).toEqual([
    [expect.stringMatching(/waits: pg_dump \(user postgres, .+backup/)],
  ])
})

test('and which other start goes first', async () => {
  const say = vi.fn()
  const events = new EventEmitter()
  const [begun, end] = [once(events, 'begun'), once(events, 'end')]
  const first = withStartupLock(url, async () => {
    events.emit('begun')
    await end
  })
  await begun

  const second = tellingWaits(url, () => withStartupLock(url, async () => 'started'), {
    everyMs: 20,
    say,
  })
  await eventually(() => expect(say).toHaveBeenCalled())
  events.emit('end')

  expect(await second).toBe('started')
  await first
  expect(say.mock.calls).toEqual([[expect.stringContaining('another start of this site')]])
})

test('what waits for nothing says nothing, and what fails is told', async () => {
  const say = vi.fn()
  const client = await connected('site')

  const count = 'select count(*)::int as count from generate_series(1, 1000000)'
  const answer = await tellingWaits(url, () => client.query(count), { everyMs: 5, say })
  const failing = tellingWaits(url, () => Promise.reject(new Error('odd')), { say })

  expect(answer.rows).toEqual([{ count: 1_000_000 }])
  await expect(failing).rejects.toThrow('odd')
  expect(say).not.toHaveBeenCalled()
})
