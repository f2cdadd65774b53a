import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { site } from '../../../testing/site/site.ts'
import { followIds, withRequestId } from '../../log/request-id.ts'
import { keepNames, watchStatements } from './watch-statements.ts'

interface Line {
  level: string
  requestId?: unknown
  statement?: unknown
}

let lines: Line[]
let pool: pg.Pool
let unfollow: () => void

beforeEach(() => {
  lines = []
  unfollow = followIds()
  pool = watchedPool(50)
})

afterEach(async () => {
  unfollow()
  await pool.end()
})

function watchedPool(slowMs: number): pg.Pool {
  const note = (level: string) => (line: object) => lines.push({ level, ...line })
  const logger = { warn: note('warn'), debug: note('debug') }
  const watched = new pg.Pool({
    connectionString: site.databaseUrl,
    max: 1,
    onConnect: (client) => watchStatements(client, { logger, slowMs }),
  })
  keepNames(watched)
  return watched
}

/** A busy machine makes anything slow: here a statement is so after ten minutes. */
function patientPool(): pg.Pool {
  const patient = watchedPool(600_000)
  onTestFinished(() => patient.end())
  return patient
}

const slow = 'select pg_sleep(0.1), $1::text'

test('a slow statement has its request’s id and no value', async () => {
  await withRequestId('request-1', () => pool.query(slow, ['secret-value']))

  expect(lines).toEqual([
    {
      level: 'warn',
      requestId: 'request-1',
      ms: expect.any(Number),
      statement: expect.any(String),
    },
  ])
  expect(lines[0]?.statement).toBe('select pg_sleep(…), $1::text')
})

test('a quick one that works has no line', async () => {
  await patientPool().query('select 1')

  expect(lines).toEqual([])
})

test('requests that wait for one connection keep their own ids, in a pool and in a transaction', async () => {
  const inTransaction = async () => {
    const client = await pool.connect()
    await client.query(slow, ['a']).finally(() => client.release())
  }
  await Promise.all([
    withRequestId('first-1', () => pool.query(slow, ['a'])),
    withRequestId('second-2', () => pool.query(slow, ['a'])),
    withRequestId('third-3', inTransaction),
    pool.query(slow, ['a']),
    withRequestId('fifth-5', async () => {
      await wait(1)
      await pool.query(slow, ['a'])
    }),
  ])

  const ids = lines.map(({ requestId }) => requestId)
  expect(ids).toEqual(['first-1', 'second-2', 'third-3', undefined, 'fifth-5'])
})

test('one that fails is named for whoever looks closely, and its caller is told as before', async () => {
  const failing = withRequestId('request-1', () =>
    patientPool().query("select $1::int, 'secret-text' from nowhere", ['secret-value']),
  )

  await expect(failing).rejects.toThrow('relation "nowhere" does not exist')
  expect(lines).toMatchObject([{ level: 'debug', requestId: 'request-1' }])
  expect(lines[0]?.statement).toBe('select $1::int, … from nowhere')
})
