import { afterAll, beforeAll, expect, test } from 'vitest'
import { attempt, failToSignIn } from '../../../testing/attempt-sign-in.ts'
import { buildAdmin } from '../../../testing/build-admin.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { query } from '../../../testing/databases.ts'
import { site } from '../../../testing/site/site.ts'
import { sitePayload } from '../../../testing/site/site-payload.ts'
import { freePort } from '../../postgres/free-port.ts'
import { setPassword } from '../../sign-in/set-password.ts'
import { type ServedMetrics, serveMetrics } from './serve-metrics.ts'

const host = '127.0.0.1'
const figures = () => ({ made: 7, dropped: 3, evicted: 1, answers: 4, bytes: 2_000, tags: 9 })
const hears = () => true
const port = await freePort()
let served: ServedMetrics

beforeAll(async () => {
  const payload = await sitePayload()
  const studio = { isUp: () => true }
  served = await serveMetrics({ port, host, payload, cache: { figures }, hears, studio })
})

afterAll(() => served.close())

const scrape = async () => (await fetch(`http://${host}:${port}/metrics`)).text()

/** The value of the line that begins so. */
function shownValue(text: string, name: string): number {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `))
  return Number(line?.slice(name.length + 1))
}

const noteBackup = (doneAt: string) =>
  query(
    site.databaseUrl,
    `insert into payload_kv (key, data) values ('last-backup', '${JSON.stringify({
      doneAt,
      file: null,
      bytes: null,
      failedAt: null,
      why: null,
      failures: 0,
    })}') on conflict (key) do update set data = excluded.data`,
  )

test('a scrape tells of the process, the kept answers, the pools, the jobs and the studio', async () => {
  const text = await scrape()

  expect(shownValue(text, 'tutor_database_up')).toBe(1)
  expect(shownValue(text, 'tutor_kept_answers')).toBe(4)
  expect(shownValue(text, 'tutor_kept_dropped_total')).toBe(3)
  expect(shownValue(text, 'tutor_content_listening')).toBe(1)
  expect(shownValue(text, 'tutor_studio_up')).toBe(1)
  expect(shownValue(text, 'tutor_jobs_queued{state="waiting"}')).toBeGreaterThanOrEqual(0)
  expect(text).toContain('tutor_pool_connections{pool="visitors",state="waiting"} 0')
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds ')
  expect(text).toContain('# TYPE nodejs_gc_duration_seconds histogram')
})

test('whoever signs in with a password that has ended has not guessed', async () => {
  const anna = await buildAdmin(await signedIn(site.url))
  await setPassword(anna, await sitePayload())
  await query(
    site.databaseUrl,
    `update made_passwords set ends_at = now() where admin_id = ${anna.id}`,
  )
  const wrong = 'tutor_sign_ins_total{outcome="wrong"}'
  const before = shownValue(await scrape(), wrong)

  const { status } = await attempt(contractClient(site.url), anna)

  expect(status).toBe(401)
  expect(shownValue(await scrape(), wrong)).toBe(before)
})

test('sign-ins are counted by what came of them, and nobody is named', async () => {
  const before = await scrape()
  const name = `anna-${crypto.randomUUID()}`

  await signedIn(site.url)
  await failToSignIn(contractClient(site.url), name, 6)

  const after = await scrape()
  const more = (outcome: string) => {
    const line = `tutor_sign_ins_total{outcome="${outcome}"}`
    return shownValue(after, line) - shownValue(before, line)
  }
  expect([more('in'), more('wrong'), more('locked')]).toEqual([1, 5, 1])
  expect(after).not.toContain(name)
})

test('the age of the last backup is told once there is one', async () => {
  await query(site.databaseUrl, `delete from payload_kv where key = 'last-backup'`)
  const before = await scrape()
  await noteBackup(new Date(Date.now() - 3_600_000).toISOString())
  const after = await scrape()

  expect(before).not.toMatch(/^tutor_backup_age_seconds /m)
  expect(shownValue(after, 'tutor_backup_age_seconds')).toBeGreaterThanOrEqual(3_600)
})

test('there is one address, and a second server on its port is refused in words', async () => {
  const other = await fetch(`http://${host}:${port}/`)
  const payload = await sitePayload()
  const second = serveMetrics({
    port,
    host,
    payload,
    cache: { figures },
    hears,
    studio: { isUp: () => true },
  })

  expect(other.status).toBe(404)
  await expect(second).rejects.toThrow(`METRICS_PORT ${port} on ${host} cannot be used`)
})
