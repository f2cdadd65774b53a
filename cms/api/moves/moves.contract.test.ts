import { expect, test } from 'vitest'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { query } from '../../../testing/databases.ts'
import { site } from '../../../testing/site/site.ts'
import { ErrorAnswer } from '../../contract/answers.ts'
import { moveLimits } from '../../contract/limits.ts'
import { ParkedMove, SealedMove } from '../../contract/move.ts'
import { apiPaths } from '../../contract/paths.ts'

const visitor = contractClient(site.url)
const sql = (text: string) => query(site.databaseUrl, text)

const park = (sealed: unknown) => visitor.send('POST', apiPaths.moves, { sealed })
const take = (id: string) => visitor.send('POST', apiPaths.takenMove(id))

async function parked(sealed: string) {
  const { json } = await park(sealed)
  return ParkedMove.parse(json)
}

test('what was sealed is parked for ten minutes, and given out as it was', async () => {
  const { status, json, headers } = await park('abc-_123')

  const { id, expiresAt } = ParkedMove.strict().parse(json)
  const minutes = (Date.parse(expiresAt) - Date.now()) / 60_000
  expect(status).toBe(201)
  expect(headers.get('cache-control')).toContain('no-store')
  expect(minutes).toBeGreaterThan(moveLimits.minutes - 1)
  expect(minutes).toBeLessThanOrEqual(moveLimits.minutes)

  const taken = await take(id)
  expect(taken.status).toBe(200)
  expect(SealedMove.strict().parse(taken.json)).toEqual({ sealed: 'abc-_123' })
})

test('it is given out once, also to two who ask at the same time', async () => {
  const { id } = await parked('once')

  const statuses = await Promise.all([take(id), take(id), take(id)])

  expect(statuses.map(({ status }) => status).sort()).toEqual([200, 404, 404])
})

test('after ten minutes nobody gets it, and the next one who parks has it deleted', async () => {
  const { id } = await parked('late')
  await sql(`update moves set expires_at = now() - interval '1 second' where key = '${id}'`)

  const { status, json } = await take(id)

  expect(status).toBe(404)
  expect(ErrorAnswer.parse(json).message).toContain('ten minutes are over')
  await parked('the-next-one')
  expect(await sql(`select id from moves where key = '${id}'`)).toEqual([])
})

test('what was never parked and what is no id are not found', async () => {
  const statuses = await Promise.all(['A'.repeat(22), 'short', `${'A'.repeat(21)}!`].map(take))

  expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404])
})

test('only letters of a sealed text are taken, and not too many', async () => {
  const texts = ['', 'has spaces', '{"plain":"text"}', 7, 'A'.repeat(moveLimits.sealed + 2_000)]

  const statuses = await Promise.all(texts.map(park))

  expect(statuses.map(({ status }) => status)).toEqual([400, 400, 400, 400, 413])
})

test('the job deletes what was not taken in time', async () => {
  const { id } = await parked('forgotten')
  await sql(`update moves set expires_at = now() - interval '1 second' where key = '${id}'`)
  const admin = await signedIn(site.url)

  await sql(
    "insert into payload_jobs (task_slug, queue) values ('drop-old-moves', 'moves-by-hand')",
  )
  await admin.studio('GET', '/payload-jobs/run?queue=moves-by-hand&disableScheduling=true')

  expect(await sql(`select id from moves where key = '${id}'`)).toEqual([])
})

test('nobody reads what is parked through the studio', async () => {
  const admin = await signedIn(site.url)
  await parked('hidden')

  const answers = await Promise.all([
    admin.studio('GET', '/moves'),
    contractClient(site.url).send('GET', '/studio/api/moves'),
  ])

  expect(answers.map(({ status }) => status >= 400)).toEqual([true, true])
})

test('while five hundred wait nobody else parks, and what waits stays', async () => {
  await sql(`
    insert into moves (key, sealed, expires_at)
    select 'waiting-' || n, 'x', now() + interval '5 minutes' from generate_series(1, 500) n
  `)

  const { status, json } = await park('one-too-many')

  const waiting = await sql("select key from moves where key like 'waiting-%'")
  await sql("delete from moves where key like 'waiting-%'")
  expect(status).toBe(503)
  expect(ErrorAnswer.parse(json).message).toBe('Please try again in ten minutes.')
  expect(waiting).toHaveLength(500)
  expect((await park('there-is-room')).status).toBe(201)
})

test.each([
  ['parking', () => park('has spaces')],
  ['taking', () => take('A'.repeat(22))],
])('the thirty-first %s from one network in ten minutes is refused', async (_what, ask) => {
  const statuses: number[] = []
  for (let at = 0; at < 31; at += 1) statuses.push((await ask()).status)

  const { status, json, headers } = await ask()

  expect(statuses[0]).not.toBe(429)
  expect(status).toBe(429)
  expect(ErrorAnswer.parse(json).message).toContain('Too many attempts')
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
})
