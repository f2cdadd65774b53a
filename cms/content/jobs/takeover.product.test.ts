import pg from 'pg'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { buildCourse, buildLesson } from '../../../testing/build-content.ts'
import { signedIn } from '../../../testing/contract-client.ts'
import { query, seededDatabase } from '../../../testing/databases.ts'
import { startProduct } from '../../../testing/running-product.ts'
import { sessionLocks } from '../../environment/session-locks.ts'

/** Jobs run on the minute: whoever waits for that needs longer. */
const soon = { timeout: 40_000, interval: 100 }

const databaseUrl = await seededDatabase(inject('productDataDir'))
const env = {
  DATABASE_URL: databaseUrl,
  SECRET: 'the-same-secret-for-both-of-the-replicas',
  STUDIO_PROCESS: 'shared',
}

async function start() {
  const product = await startProduct({ env })
  onTestFinished(() => product.remove())
  return product
}

const untilThere = (statement: string) =>
  vi.waitFor(async () => expect(await query(databaseUrl, statement)).toHaveLength(1), soon)

test('a publishing whose process is killed is done by another within seconds, once', async () => {
  const runner = await start()
  await untilThere(`select from pg_locks where locktype = 'advisory' and granted
    and objid = ${sessionLocks.jobs} and database = (select oid from pg_database where datname = current_database())`)
  await start()
  const admin = await signedIn(runner.url)
  const { id: course } = await buildCourse(admin)
  const { id } = await buildLesson(admin, { course, title: 'Due', _status: 'draft' })
  const holder = new pg.Client({ connectionString: databaseUrl })
  await holder.connect()
  onTestFinished(() => holder.end())
  await holder.query('begin')
  await holder.query(`select from lessons where id = ${id} for update`)
  await query(
    databaseUrl,
    `insert into payload_jobs (task_slug, queue, input)
     select 'schedulePublish', 'default', jsonb_build_object('type', 'publish',
       'doc', jsonb_build_object('relationTo', 'lessons', 'value', '${id}'),
       'user', jsonb_build_object('relationTo', 'admins', 'value', min(id))) from admins`,
  )
  const running = admin.studio('GET', '/payload-jobs/run').catch(() => 'cut off')
  await untilThere('select from payload_jobs where processing')

  await runner.stop('SIGKILL')
  await holder.query('rollback')

  await untilThere(`select from lessons where id = ${id} and _status = 'published'`)
  await untilThere(`select from (select count(*) from _lessons_v
    where parent_id = ${id} and version__status = 'published') t where count = 1`)
  await untilThere(
    `select where not exists (select from payload_jobs where task_slug = 'schedulePublish')`,
  )
  expect(await running).toBe('cut off')
}, 240_000)
