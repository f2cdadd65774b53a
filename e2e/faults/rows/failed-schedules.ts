import { Desk } from '../../../cms/contract/desk.ts'
import { buildCourse, buildLesson } from '../../../testing/build-content.ts'
import { type ContractClient, signedIn } from '../../../testing/contract-client.ts'
import { databaseUrl, query } from '../../../testing/databases.ts'
import { untilStudioAnswers } from '../../../testing/until-studio-answers.ts'
import { counted, type Fault, longest, none } from '../fault.ts'
import { schedulePublishing, until } from '../ground/schedules.ts'
import { startSite } from '../ground/site.ts'

/** The first retry is a minute after the failure, on the minute, and ten jobs are done in each. */
const retriedMs = 180_000
/** Postgres refuses the COMMIT of a publishing while the lesson's title begins like this. */
const refused = (title: string) => `
  create or replace function refuse_publishing() returns trigger language plpgsql as $$
  begin
    if new._status = 'published' and new.title like '${title}%' then raise 'refused'; end if;
    return null;
  end $$`
const trigger = `create constraint trigger refuse_publishing after update on lessons
  deferrable initially deferred for each row execute function refuse_publishing()`

export const failedSchedules: Fault = {
  name: 'failed-schedules',
  does: 'scheduled publishings fail at COMMIT, half of them for a while and half for good',
  times: 10,
  async inject(times) {
    const site = await startSite({ env: { STUDIO_PROCESS: 'shared' } })
    const url = await databaseUrl(site.dataDir)
    const admin = await signedIn(site.url)
    await untilStudioAnswers(admin)
    const { id: course } = await buildCourse(admin)
    const passing = await planSome(admin, { course, title: 'Due passing', times })
    await query(url, `${refused('Due')}; ${trigger}`)
    for (const id of passing) await schedulePublishing(url, id)
    await until(url, allTried(passing, 1))
    const early = await countOf(url, published(passing))

    await query(url, refused('Due lasting'))
    const healed = performance.now()
    await until(url, `select where (${published(passing)}) = ${times}`)
    const took = performance.now() - healed
    await until(url, `select where not exists (${jobsOf(passing)})`)
    const once = await countOf(url, publishedOnce(passing))

    const lasting = await planSome(admin, { course, title: 'Due lasting', times })
    for (const id of lasting) await schedulePublishing(url, id)
    for (let tries = 1; tries <= 6; tries++) {
      await until(url, allTried(lasting, tries))
      // As if the time until the next try had passed: half an hour, for the last.
      await query(url, `update payload_jobs set wait_until = now() where not has_error`)
    }
    const told = await toldOf(admin)
    return [
      counted('publishings that failed at first', times),
      none('of them published before they could be', early),
      none('of them not published once by a retry', times - once),
      longest('from the end of the fault to the last of them', [took], retriedMs),
      counted('publishings that failed six times', times),
      none('of them published', await countOf(url, published(lasting))),
      none(
        'of them not told on the desk',
        times - lasting.filter((id) => told.includes(id)).length,
      ),
      none('told although they were published', passing.filter((id) => told.includes(id)).length),
    ]
  },
}

interface Plan {
  course: number
  title: string
  times: number
}

async function planSome(admin: ContractClient, { course, title, times }: Plan): Promise<number[]> {
  const ids: number[] = []
  for (let n = 0; n < times; n++) {
    const fields = { course, title: `${title} ${n}`, _status: 'draft' }
    ids.push((await buildLesson(admin, fields)).id)
  }
  return ids
}

const jobsOf = (ids: readonly number[]) => `select from payload_jobs
  where task_slug = 'schedulePublish' and (input->'doc'->>'value')::int in (${ids})`

const allTried = (ids: readonly number[], tries: number) => `select where ${ids.length} =
  (select count(*) from (${jobsOf(ids)} and total_tried >= ${tries} and not processing) t)`

const published = (ids: readonly number[]) =>
  `select count(*)::int as count from lessons where id in (${ids}) and _status = 'published'`

const publishedOnce = (ids: readonly number[]) => `select count(*)::int as count from (
  select parent_id from _lessons_v where parent_id in (${ids}) and version__status = 'published'
  group by 1 having count(*) = 1) t`

const countOf = async (url: string, statement: string) =>
  Number((await query(url, statement))[0]?.count)

/** The lessons of which the desk says that they could not be published. */
async function toldOf(admin: ContractClient): Promise<number[]> {
  const { json } = await admin.send('GET', '/api/desk')
  const pile = Desk.parse(json).piles.find(({ key }) => key === 'schedules')
  return (pile?.lines ?? []).map(({ href }) => Number(href?.split('/').at(-1)))
}
