import { sql as statement } from '@payloadcms/db-postgres'
import { createLocalReq, initTransaction, killTransaction } from 'payload'
import { expect, onTestFinished, test } from 'vitest'
import { signedIn } from '../../../testing/contract-client.ts'
import { query } from '../../../testing/databases.ts'
import { site } from '../../../testing/site/site.ts'
import { sitePayload } from '../../../testing/site/site-payload.ts'
import { runSql } from '../sql/run-sql.ts'
import { releaseStuckJobs } from './job-runner.ts'
import { jobsUnderWay } from './watch-jobs.ts'

const admin = await signedIn(site.url)

const sql = (text: string) => query(site.databaseUrl, text)

test('a job that runs here is not offered once more, however long it takes', async () => {
  const payload = await sitePayload()
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  onTestFinished(async () => {
    await killTransaction(req)
    await running
    await sql("delete from payload_jobs where queue = 'long'")
  })
  await runSql(req, statement`lock table results in access exclusive mode`) // it clears there
  await sql("insert into payload_jobs (task_slug, queue) values ('purge-trash', 'long')")
  const running = admin.studio('GET', '/payload-jobs/run?queue=long&disableScheduling=true')
  await expect.poll(() => [...jobsUnderWay].length).toBe(1)
  await sql("update payload_jobs set updated_at = now() - interval '1 hour' where queue = 'long'")

  await releaseStuckJobs(payload)

  expect(await sql("select processing from payload_jobs where queue = 'long'")).toEqual([
    { processing: true },
  ])
})

test('a job whose end could not be noted runs again after a while', async () => {
  const payload = await sitePayload()
  onTestFinished(async () => {
    await sql("delete from payload_jobs where queue = 'stuck'")
  })
  await sql(`
    insert into payload_jobs (task_slug, queue, processing, updated_at) values
      ('purge-trash', 'stuck', true, now() - interval '16 minutes'),
      ('purge-trash', 'stuck', true, now() - interval '14 minutes')`)

  await releaseStuckJobs(payload)

  expect(
    await sql(`select processing from payload_jobs where queue = 'stuck' order by id`),
  ).toEqual([{ processing: false }, { processing: true }])
})
