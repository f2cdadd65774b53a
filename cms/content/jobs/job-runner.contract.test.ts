import { expect, onTestFinished, test } from 'vitest'
import { query } from '../../../testing/databases.ts'
import { site } from '../../../testing/site/site.ts'
import { sitePayload } from '../../../testing/site/site-payload.ts'
import { releaseStuckJobs } from './job-runner.ts'

const sql = (text: string) => query(site.databaseUrl, text)

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
