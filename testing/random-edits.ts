import type { Payload } from 'payload'
import { buildSound } from './build-clips.ts'
import {
  buildCourse,
  buildExercise,
  buildLesson,
  publishNewest,
  restore,
  saveDraft,
  trash,
  uniqueText,
  uploadLesson,
} from './build-content.ts'
import { buildPicture } from './build-pictures.ts'
import type { ContractClient } from './contract-client.ts'
import { buildArchive, uploadArchive } from './course-archives.ts'
import { query } from './databases.ts'

/** What the edits so far have made, published or not, in the trash or gone for good. */
export interface Edited {
  courses: number[]
  lessons: number[]
  exercises: number[]
  /** The addresses of exercises, and of pictures. */
  addresses: string[]
  pictures: string[]
}

interface World extends Edited {
  admin: ContractClient
  /** Waits until whoever answers the admin knows of what another way than hers has changed. */
  heard<Answer>(sent: Promise<Answer>): Promise<Answer>
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

const change = (world: World, collection: 'courses' | 'lessons' | 'exercises', fields: object) =>
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
    const archive = buildArchive({ course: { ...course, ...more } })
    await world.heard(uploadArchive(world.admin, archive))
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
    const fields = { course, quizQuestions, vocabulary, isPremium: world.chance(4) === 0 }
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

const ofExercises: Record<string, Edit> = {
  async 'an exercise is made'(world) {
    const made = await buildExercise(world.admin, { _status: status(world) })
    world.exercises.push(made.id)
    world.addresses.push(made.address)
  },
  'an exercise is renamed': (world) => change(world, 'exercises', { title: uniqueText('Renamed') }),
  'an exercise has other words': (world) =>
    change(world, 'exercises', { rows: [{ word: `word${world.chance(1e6)}`, meaning: 'One.' }] }),
  'an exercise is published or not': (world) =>
    change(world, 'exercises', { _status: status(world) }),
  'an exercise is saved as a draft': (world) =>
    saveDraft(world.admin, 'exercises', {
      id: one(world.exercises, world),
      title: uniqueText('Draft'),
    }).catch(refused),
  'an exercise is trashed': (world) => trash(world.admin, 'exercises', one(world.exercises, world)),
  'an exercise is restored': (world) =>
    restore(world.admin, 'exercises', one(world.exercises, world)),
  'an exercise is deleted for good': (world) =>
    world.admin.studio('DELETE', `/exercises/${one(world.exercises, world)}?trash=true`),
}

const ofClips: Record<string, Edit> = {
  'a word of a lesson is said': (world) => say(`lessons/${one(world.lessons, world)}`, world),
  'a word of an exercise is said': (world) =>
    say(`exercises/${one(world.addresses, world)}`, world),
  async 'a word is no longer said'({ admin, databaseUrl }) {
    const [clip] = await query(databaseUrl, 'select id from clips order by random() limit 1')
    await admin.send('DELETE', `/api/clips/${clip?.id}`)
  },
}

const say = (owner: string, { admin, chance }: World) =>
  admin.send('PUT', `/api/${owner}/clips`, {
    word: 'deadline',
    sound: buildSound({ pitch: 200 + chance(200) }),
  })

const ofPictures: Record<string, Edit> = {
  async 'a course has a cover'(world) {
    const { url } = await world.heard(buildPicture(world.admin))
    world.pictures.push(url)
    await change(world, 'courses', { cover: url })
  },
  'a course has another cover': (world) =>
    change(world, 'courses', { cover: world.chance(3) ? (world.pictures.at(-1) ?? '') : '' }),
  async 'a picture is described'({ admin, databaseUrl }) {
    const [picture] = await query(databaseUrl, 'select id from media order by random() limit 1')
    await admin.studio('PATCH', `/media/${picture?.id}`, { alt: uniqueText('A picture') })
  },
  async 'a picture is deleted'({ admin, databaseUrl }) {
    const [picture] = await query(databaseUrl, 'select id from media order by random() limit 1')
    await admin.studio('DELETE', `/media/${picture?.id}`)
  },
}

/** A line of each page's texts, written and saved as a draft. */
const ofPages: Record<string, Edit> = Object.fromEntries(
  Object.entries({
    'about-page': 'heading',
    'contact-page': 'heading',
    'testimonials-page': 'heading',
    'privacy-policy': 'title',
    'terms-of-service': 'title',
    offers: 'heading',
    'free-times': 'heading',
  }).map(([slug, line]): [string, Edit] => [
    `the texts of ${slug} change`,
    ({ admin, chance }) =>
      chance(4)
        ? admin.studio('POST', `/globals/${slug}`, { [line]: uniqueText('Written') })
        : admin.studio('POST', `/globals/${slug}?draft=true`, {
            [line]: uniqueText('Draft'),
            _status: 'draft',
          }),
  ]),
)

const ofTexts: Record<string, Edit> = {
  ...ofPages,
  'the coach has another name': ({ admin, chance }) =>
    admin.studio('POST', '/globals/about-page', { coach: { name: `Coach ${chance(1e6)}` } }),
  async 'a testimonial is written'({ admin }) {
    const about = { name: uniqueText('Student'), location: 'Lima', date: 'May 2025' }
    const more = { text: 'She is good.', level: 'Business English', rating: 90 }
    await admin.studio('POST', '/page-testimonials', { ...about, ...more })
  },
  async 'a testimonial goes'({ admin, databaseUrl }) {
    const [row] = await query(databaseUrl, 'select max(id) as id from page_testimonials')
    await admin.studio('DELETE', `/page-testimonials/${row?.id}`)
  },
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
      collectionSlug: 'home-testimonials',
      orderableFieldName: '_order',
      docsToMove: [second?.id],
      newKeyWillBe: 'less',
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

const vocabulary = [
  { word: 'deadline', meaning: 'The last day for something.', example: 'Mind the deadline.' },
  { word: 'budget', meaning: 'A plan for money.', example: 'Stay within the budget.' },
]

const quizQuestion = {
  question: 'Which?',
  options: [{ text: 'This' }, { text: 'That' }],
  correctAnswer: 0,
}

const kinds = [ofCourses, ofLessons, ofExercises, ofClips, ofPictures, ofTexts, ofJobs]

/** Does something that a tutor may do, whether it is refused or not; gives its name. */
export async function editAtRandom(world: World): Promise<string> {
  // What happens to a course, most others depend on.
  const kind = world.chance(3) === 0 ? ofCourses : one(kinds, world)
  const [name, edit] = one(Object.entries(kind), world)
  await edit(world)
  return name
}

/** A little of everything to begin with. */
export async function firstContent(admin: ContractClient): Promise<Edited> {
  const { url } = await buildPicture(admin)
  const [course, other] = [await buildCourse(admin, { cover: url }), await buildCourse(admin)]
  const fields = { course: course.id, vocabulary, quizQuestions: [quizQuestion] }
  const lesson = await buildLesson(admin, fields)
  const uploaded = await uploadLesson(admin, other.id)
  const exercise = await buildExercise(admin)
  return {
    courses: [course.id, other.id],
    lessons: [lesson.id, uploaded.id],
    exercises: [exercise.id],
    addresses: [exercise.address],
    pictures: [url],
  }
}
