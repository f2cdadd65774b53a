import { z } from 'zod'
import { buildAdmin } from '../../../testing/build-admin.ts'
import { buildCourse, uploadLesson } from '../../../testing/build-content.ts'
import { type ContractClient, signedIn } from '../../../testing/contract-client.ts'
import { databaseUrl, query } from '../../../testing/databases.ts'
import { untilStudioAnswers } from '../../../testing/until-studio-answers.ts'
import { counted, type Fault, none } from '../fault.ts'
import { startSite } from '../ground/site.ts'

const lessons = 6

type Deed = (admin: ContractClient, lessonId: number) => Promise<number>

/** What two admins may do to a lesson at the same moment. */
function deedsOf(courseId: number): Deed[] {
  const any = (count: number) => Math.floor(Math.random() * count)
  return [
    async (admin, id) =>
      (await admin.studio('PATCH', `/lessons/${id}`, { title: `T ${any(99)}` })).status,
    async (admin, id) =>
      (
        await admin.studio('PATCH', `/lessons/${id}?draft=true`, {
          title: 'Draft',
          _status: 'draft',
        })
      ).status,
    async (admin, id) =>
      (await admin.studio('PATCH', `/lessons/${id}`, { _status: 'published' })).status,
    async (admin, id) =>
      (await admin.send('PUT', `/api/lessons/${id}`, { courseId, lessonNumber: 1 + any(lessons) }))
        .status,
    async (admin, id) => (await admin.send('DELETE', `/api/lessons/${id}`)).status,
    async (admin, id) => (await admin.send('POST', `/api/lessons/${id}/restore`)).status,
    async (admin) => ((await uploadLesson(admin, courseId)).id > 0 ? 201 : 500),
  ]
}

/** Places are one lesson’s each, and each lesson’s newest version says what its row says. */
async function brokenIn(url: string, courseId: number) {
  const rows = await query(
    url,
    `select
      (select count(*) from (select 1 from lessons where course_id = ${courseId} and deleted_at is null
        group by lesson_number having count(*) > 1) t)::int as places,
      (select count(*) from (select parent_id from _lessons_v where latest group by 1 having count(*) > 1) t)::int as newest,
      (select count(*) from lessons l where course_id = ${courseId} and _status = 'published'
        and not exists (select from _lessons_v v where v.parent_id = l.id and v.latest))::int as without`,
  )
  return z
    .array(z.object({ places: z.number(), newest: z.number(), without: z.number() }))
    .length(1)
    .parse(rows)
}

export const races: Fault = {
  name: 'races',
  does: 'two admins save, publish, move, delete, restore the same lesson at once',
  times: 200,
  async inject(times) {
    const site = await startSite()
    const one = await signedIn(site.url)
    await untilStudioAnswers(one)
    const other = await signedIn(site.url, await buildAdmin(one))
    const { id: courseId } = await buildCourse(one)
    const ids: number[] = []
    for (let n = 0; n < lessons; n++) ids.push((await uploadLesson(one, courseId)).id)
    const deeds = deedsOf(courseId)
    const any = <Item>(items: readonly Item[]) => items[Math.floor(Math.random() * items.length)]
    const statuses = new Map<number, number>()
    const broken = { places: 0, newest: 0, without: 0 }
    const url = await databaseUrl(site.dataDir)
    for (let race = 0; race < times; race++) {
      const id = any(ids) ?? 0
      const told = await Promise.all([one, other].map((admin) => any(deeds)?.(admin, id)))
      for (const status of told) statuses.set(status ?? 0, (statuses.get(status ?? 0) ?? 0) + 1)
      if (race % 20 !== 19 && race !== times - 1) continue
      const [found] = await brokenIn(url, courseId)
      broken.places += found?.places ?? 0
      broken.newest += found?.newest ?? 0
      broken.without += found?.without ?? 0
    }
    console.log(`    ${[...statuses].map(([status, count]) => `${status} × ${count}`).join(', ')}`)
    const above = [...statuses].filter(([status]) => status >= 500 || status === 0)
    return [
      counted('races', times),
      counted('answers 409', statuses.get(409) ?? 0),
      none(
        'answers 500 and above',
        above.reduce((sum, [, count]) => sum + count, 0),
      ),
      none('places with two lessons', broken.places),
      none('lessons with two newest versions', broken.newest),
      none('published lessons without a newest version', broken.without),
    ]
  },
}
