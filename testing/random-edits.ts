import type { Payload } from 'payload'
import {
  buildCourse,
  buildLesson,
  publishNewest,
  restore,
  saveDraft,
  trash,
  uniqueText,
  uploadLesson,
} from './build-content.ts'
import type { ContractClient } from './contract-client.ts'
import { buildArchive, uploadArchive } from './course-archives.ts'
import { query } from './databases.ts'

/** What the edits so far have made, published or not, in the trash or gone for good. */
export interface Edited {
  courses: number[]
  lessons: number[]
}

interface World extends Edited {
  admin: ContractClient
  payload: Payload
  databaseUrl: string
  /** A whole number from 0 up to below `limit`. */
  chance(limit: number): number
}

/** The same numbers for the same seed. */
export function chanceOf(seed: number): World['chance'] {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

type Edit = (world: World) => Promise<unknown>

const one = <Item>(items: readonly Item[], { chance }: World): Item => {
  const item = items[chance(items.length)]
  if (item === undefined) throw new Error('There is nothing to choose from.')
  return item
}

/** A course may be gone, a number taken. */
const refused = () => undefined

const status = (world: World) => (world.chance(3) === 0 ? 'draft' : 'published')

const change = (world: World, collection: 'courses' | 'lessons', fields: object) =>
  world.admin.studio('PATCH', `/${collection}/${one(world[collection], world)}?trash=true`, fields)

const ofCourses: Record<string, Edit> = {
  async 'a course is made'(world) {
    const { id } = await buildCourse(world.admin, { _status: status(world) })
    world.courses.push(id)
  },
  'a course is renamed': (world) => change(world, 'courses', { name: uniqueText('Renamed') }),
  'a course moves to another address': (world) =>
    change(world, 'courses', { slug: `moved-${world.chance(1e9)}` }),
  'a course is published or not': (world) => change(world, 'courses', { _status: status(world) }),
  'a course is saved as a draft': (world) =>
    saveDraft(world.admin, 'courses', {
      id: one(world.courses, world),
      name: uniqueText('Draft'),
    }).catch(refused),
  'a course is trashed': (world) => trash(world.admin, 'courses', one(world.courses, world)),
  'a course is restored': (world) => restore(world.admin, 'courses', one(world.courses, world)),
  'a course is deleted': (world) =>
    world.chance(3) === 0
      ? world.admin.studio('DELETE', `/courses/${one(world.courses, world)}?trash=true`)
      : change(world, 'courses', { category: 'Business' }),
  async 'a course’s files change'(world) {
    const path = `/api/courses/${one(world.courses, world)}/files`
    await world.admin.send('DELETE', `${path}/css`)
    await world.admin.send('PATCH', path, { cssContent: `/* ${uniqueText('Style')} */` })
  },
  async 'a course is imported'(world) {
    const course = { name: uniqueText('Imported'), slug: `imported-${world.chance(1e9)}` }
    const more = { description: 'From a file.', category: 'Business', difficulty: '1' }
    await uploadArchive(world.admin, buildArchive({ course: { ...course, ...more } }))
  },
  async 'lessons change places'(world) {
    const id = one(world.courses, world)
    const rows = await query(
      world.databaseUrl,
      `select id from lessons where course_id = ${id} and deleted_at is null order by random()`,
    )
    const lessonIds = rows.map((row) => Number(row.id))
    await world.admin.studio('PUT', `/courses/${id}/lesson-order`, { lessonIds })
  },
}

const ofLessons: Record<string, Edit> = {
  async 'a lesson is made'(world) {
    const course = one(world.courses, world)
    const quizQuestions = world.chance(2) ? [quizQuestion] : []
    const fields = { course, quizQuestions, isPremium: world.chance(4) === 0 }
    const lesson = await buildLesson(world.admin, { ...fields, _status: status(world) }).catch(
      refused,
    )
    if (lesson) world.lessons.push(lesson.id)
  },
  async 'a lesson is uploaded'(world) {
    const html = `<title>${uniqueText('Lesson')}</title><p>Hello</p>`
    const path = `/api/courses/${one(world.courses, world)}/lessons`
    const { status, json } = await world.admin.send('POST', path, { htmlContent: html })
    if (status === 201) world.lessons.push(Number(Object(json).id))
  },
  'a lesson is renamed': (world) => change(world, 'lessons', { title: uniqueText('Renamed') }),
  'a lesson is premium or not': (world) =>
    change(world, 'lessons', { isPremium: world.chance(2) === 0 }),
  'a lesson is published or not': (world) => change(world, 'lessons', { _status: status(world) }),
  'a lesson takes another number': (world) =>
    change(world, 'lessons', { lessonNumber: 1 + world.chance(9) }),
  'a lesson takes another course': (world) =>
    change(world, 'lessons', { course: one(world.courses, world), lessonNumber: null }),
  'a lesson moves as a draft': (world) =>
    saveDraft(world.admin, 'lessons', {
      id: one(world.lessons, world),
      title: uniqueText('Draft'),
      course: one(world.courses, world),
      lessonNumber: 10 + world.chance(90),
    }).catch(refused),
  'the newest draft is published': (world) => publishNewest(world.admin, one(world.lessons, world)),
  async 'an earlier version comes back'(world) {
    const id = one(world.lessons, world)
    const versions = await query(
      world.databaseUrl,
      `select id from _lessons_v where parent_id = ${id} order by random() limit 1`,
    )
    const draft = world.chance(2) === 0
    const version = Number(versions[0]?.id ?? 0)
    await world.admin.studio('POST', `/lessons/versions/${version}?draft=${draft}`)
  },
  'a lesson is trashed': (world) => trash(world.admin, 'lessons', one(world.lessons, world)),
  'a lesson is restored': (world) => restore(world.admin, 'lessons', one(world.lessons, world)),
  'a lesson is restored by Undo': (world) =>
    world.admin.send('POST', `/api/lessons/${one(world.lessons, world)}/restore`),
  'a lesson is deleted by the contract': (world) =>
    world.admin.send('DELETE', `/api/lessons/${one(world.lessons, world)}`),
  'a lesson is moved by the contract': (world) =>
    world.admin.send('PUT', `/api/lessons/${one(world.lessons, world)}`, {
      courseId: one(world.courses, world),
      lessonNumber: 1 + world.chance(20),
    }),
  'a lesson is deleted for good': (world) =>
    world.admin.studio('DELETE', `/lessons/${one(world.lessons, world)}?trash=true`),
  'many lessons change at once': (world) =>
    world.admin.studio('PATCH', `/lessons?where[course][equals]=${one(world.courses, world)}`, {
      videoId: `video${world.chance(1e6)}`,
    }),
}

const ofTexts: Record<string, Edit> = {
  'the home page is rewritten': ({ admin }) =>
    admin.studio('POST', '/globals/home-page', { headline: uniqueText('Headline') }),
  'the home page is saved as a draft': ({ admin }) =>
    admin.studio('POST', '/globals/home-page?draft=true', {
      headline: uniqueText('Draft'),
      _status: 'draft',
    }),
  'the site’s settings change': ({ admin, chance }) =>
    admin.studio('POST', '/globals/site', { region: `Region ${chance(1e6)}` }),
  'a question is written': ({ admin }) =>
    admin.studio('POST', '/faq-items', {
      question: uniqueText('Why'),
      answer: 'Because.',
      shownOn: ['home', 'contact'],
    }),
  async 'a question goes'({ admin, databaseUrl }) {
    const [row] = await query(databaseUrl, 'select max(id) as id from faq_items')
    await admin.studio('DELETE', `/faq-items/${row?.id}`)
  },
  async 'a testimonial moves'({ admin, databaseUrl }) {
    const rows = await query(
      databaseUrl,
      'select id, _order from home_testimonials order by _order',
    )
    const [first, second] = rows
    await admin.studio('POST', '/reorder', {
      ...{ collectionSlug: 'home-testimonials', orderableFieldName: '_order' },
      ...{ docsToMove: [second?.id], newKeyWillBe: 'less' },
      target: { id: first?.id, key: first?._order },
    })
  },
}

const ofJobs: Record<string, Edit> = {
  async 'something is published at its time'(world) {
    const relationTo = world.chance(2) ? 'lessons' : 'courses'
    const value = one(world[relationTo], world)
    const type = world.chance(3) === 0 ? 'unpublish' : 'publish'
    await world.payload.jobs.queue({
      task: 'schedulePublish',
      input: { type, doc: { relationTo, value } },
      queue: 'by-hand',
    })
    await runJobs(world)
  },
  async 'the trash is emptied'(world) {
    const old = "now() - interval '31 days'"
    await query(
      world.databaseUrl,
      `update lessons set deleted_at = ${old} where deleted_at < now()`,
    )
    await query(
      world.databaseUrl,
      "insert into payload_jobs (task_slug, queue) values ('purge-trash', 'by-hand')",
    )
    await runJobs(world)
  },
}

const runJobs = ({ admin }: World) =>
  admin.studio('GET', '/payload-jobs/run?queue=by-hand&disableScheduling=true')

const quizQuestion = {
  question: 'Which?',
  options: [{ text: 'This' }, { text: 'That' }],
  correctAnswer: 0,
}

const edits = Object.entries({ ...ofCourses, ...ofLessons, ...ofTexts, ...ofJobs })
/** What happens to a course, most others depend on. */
const often = Object.entries(ofCourses)

/** Does something that a tutor may do, whether it is refused or not; gives its name. */
export async function editAtRandom(world: World): Promise<string> {
  const [name, edit] = one(world.chance(2) ? often : edits, world)
  await edit(world)
  return name
}

/** A few courses and lessons to begin with. */
export async function firstContent(admin: ContractClient): Promise<Edited> {
  const [course, other] = [await buildCourse(admin), await buildCourse(admin)]
  const lesson = await buildLesson(admin, { course: course.id, quizQuestions: [quizQuestion] })
  const uploaded = await uploadLesson(admin, other.id)
  return { courses: [course.id, other.id], lessons: [lesson.id, uploaded.id] }
}
