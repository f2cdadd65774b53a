import { buildAdmin } from '../../../testing/build-admin.ts'
import { buildCourse, buildLesson, readNewest } from '../../../testing/build-content.ts'
import { type ContractClient, signedIn } from '../../../testing/contract-client.ts'
import { databaseUrl, query } from '../../../testing/databases.ts'
import { untilStudioAnswers } from '../../../testing/until-studio-answers.ts'
import { counted, type Fault, none } from '../fault.ts'
import { startSite } from '../ground/site.ts'

type Fields = Record<string, unknown>

/** What one of the two saves, and how. */
interface Save {
  fields: Fields
  send(admin: ContractClient, id: number): Promise<number>
}

/** As a script or an integration does: the fields that change, and no others. */
const patch = (fields: Fields, draft = false): Save => ({
  fields,
  send: async (admin, id) =>
    (
      await admin.studio('PATCH', `/lessons/${id}?draft=${draft}`, {
        ...fields,
        _status: draft ? 'draft' : 'published',
      })
    ).status,
})

const move = (course: number, lessonNumber: number): Save => ({
  fields: { course, lessonNumber },
  send: async (admin, id) =>
    (await admin.send('PUT', `/api/lessons/${id}`, { courseId: course, lessonNumber })).status,
})

/** What two admins save in the same moment: `mark` tells one race from another. */
const pairs: Record<string, (mark: string, course: number, number: number) => [Save, Save]> = {
  'two fields': (mark) => [patch({ title: mark }), patch({ writingActivity: mark })],
  'two fields of a draft': (mark) => [
    patch({ title: mark }, true),
    patch({ writingActivity: mark }, true),
  ],
  'a field and a list': (mark) => [
    patch({ title: mark }),
    patch({ objectives: [{ text: mark }, { text: `${mark}, too` }] }),
  ],
  'a field and the place': (mark, course, number) => [patch({ title: mark }), move(course, number)],
  'the same fields': (mark) => [
    patch({ title: `${mark} a`, writingActivity: `${mark} a` }),
    patch({ title: `${mark} b`, writingActivity: `${mark} b` }),
  ],
}

/** Whether the lesson has what was saved: of two who save the same, all of one of them. */
function isThere(lesson: Fields, saves: readonly Save[]): boolean {
  const has = ({ fields }: Save) =>
    Object.entries(fields).every(([name, value]) => isSame(lesson[name], value))
  const [one, other] = saves
  const isSameField = Object.keys(one?.fields ?? {}).some((name) => name in (other?.fields ?? {}))
  return isSameField ? saves.some(has) : saves.every(has)
}

const isSame = (found: unknown, saved: unknown) =>
  Array.isArray(saved) && Array.isArray(found)
    ? JSON.stringify(found.map(({ text }) => ({ text }))) === JSON.stringify(saved)
    : found === saved

/** Nobody opens a form here: what a save does not name, it must leave as it is. */
export const savesAtOnce: Fault = {
  name: 'saves-at-once',
  does: 'two admins save different fields, and the same, of one lesson in the same moment',
  times: 100,
  async inject(times) {
    const site = await startSite()
    const one = await signedIn(site.url)
    await untilStudioAnswers(one)
    const other = await signedIn(site.url, await buildAdmin(one))
    const { id: course } = await buildCourse(one)
    const { id } = await buildLesson(one, { course })
    const url = await databaseUrl(site.dataDir)
    const lost = new Map(Object.keys(pairs).map((kind) => [kind, 0]))
    const all = { acknowledged: 0, refused: 0, broken: 0, torn: 0 }
    for (let race = 0; race < times; race++) {
      for (const [kind, pairOf] of Object.entries(pairs)) {
        const saves = pairOf(`Race ${race}`, course, 1 + (race % 90))
        const statuses = await Promise.all(
          saves.map((save, at) => save.send(at === 0 ? one : other, id)),
        )
        const done = saves.filter((_, at) => statuses[at] === 200)
        all.acknowledged += done.length
        all.refused += statuses.filter((status) => status === 409).length
        all.broken += statuses.filter((status) => status !== 200 && status !== 409).length
        const lesson = await readNewest(one, 'lessons', id)
        if (!isThere(lesson, done)) lost.set(kind, (lost.get(kind) ?? 0) + 1)
        all.torn += await tornIn(url, id)
      }
    }
    return [
      counted('saves acknowledged', all.acknowledged),
      counted('answers 409', all.refused),
      none('other answers', all.broken),
      ...[...lost].map(([kind, count]) => none(`lost, ${kind}`, count)),
      none('rows that are not as the newest version says', all.torn),
    ]
  },
}

/** While it is published without a newer draft, its row and its newest version say the same. */
async function tornIn(url: string, id: number): Promise<number> {
  const rows = await query(
    url,
    `select from lessons l join _lessons_v v on v.parent_id = l.id and v.latest
     where l.id = ${id} and v.version__status = 'published' and
       (v.version_title, v.version_writing_activity, v.version_lesson_number)
         is distinct from (l.title, l.writing_activity, l.lesson_number)`,
  )
  return rows.length
}
