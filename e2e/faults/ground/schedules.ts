import { setTimeout as wait } from 'node:timers/promises'
import { query } from '../../../testing/databases.ts'

/** A lesson is to be published now, as the studio plans it. */
export const schedulePublishing = (url: string, id: number) =>
  query(
    url,
    `insert into payload_jobs (task_slug, queue, input)
     select 'schedulePublish', 'default', jsonb_build_object('type', 'publish',
       'doc', jsonb_build_object('relationTo', 'lessons', 'value', '${id}'),
       'user', jsonb_build_object('relationTo', 'admins', 'value', min(id))) from admins`,
  )

/** Until the statement finds something; what runs on the minute is waited for a few times. */
export async function until(url: string, statement: string): Promise<void> {
  for (const limit = performance.now() + 300_000; performance.now() < limit; ) {
    if ((await query(url, statement)).length > 0) return
    await wait(200)
  }
  throw new Error(`In vain: ${statement}`)
}
