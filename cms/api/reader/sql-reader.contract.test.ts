import { afterAll, expect, test } from 'vitest'
import { fuzzLimitMs, fuzzRuns } from '../../../testing/nasty-values.ts'
import {
  randomCourse,
  randomLesson,
  randomRichText,
  randomText,
} from '../../../testing/random-content.ts'
import { runSeed, seededRandom } from '../../../testing/seeded-random.ts'
import { sitePayload } from '../../../testing/site/site-payload.ts'
import { pageLists, pageTexts } from '../../contract/draft.ts'
import { apiPaths, pageNames } from '../../contract/paths.ts'
import { presentItems } from '../lessons/present-items.ts'
import { readInProcess } from '../read-in-process.ts'
import { type LessonPages, lessonFileFields, type Reader } from './reader.ts'
import { visitorReader } from './sql-reader.ts'
import { storedReader } from './stored-reader.ts'

const payload = await sitePayload()
const random = seededRandom(runSeed)
const courseIds: number[] = []
const lessonIds: number[] = []

const [bySql, byPayload] = [visitorReader(payload), storedReader(payload)]

/** Reads both ways, and says with which seed they differed. */
async function expectSame(what: string, read: (reader: Reader) => Promise<unknown>) {
  const [sql, stored] = await Promise.all([read(bySql), read(byPayload)])
  expect(sql, `${what}, RANDOM_SEED=${runSeed}`).toEqual(stored)
}

const answer = (path: string) => (reader: Reader) =>
  readInProcess(path, { admin: null, reader, payload, address: '' })

async function makeCourse() {
  const isDraft = random.isLikely(0.25)
  const data = {
    ...randomCourse(random),
    _status: isDraft ? ('draft' as const) : ('published' as const),
  }
  const { id } = await payload.create({ collection: 'courses', data, draft: isDraft })
  courseIds.push(id)
  return id
}

async function makeLesson(course: number) {
  const isDraft = random.isLikely(0.2)
  const status = isDraft ? ('draft' as const) : ('published' as const)
  const data = { ...randomLesson(random), course, _status: status }
  const { id } = await payload.create({ collection: 'lessons', data, draft: isDraft })
  lessonIds.push(id)
  return id
}

/** Something that a tutor does to a document: drafts, the trash and back, publishing at a time. */
async function change(collection: 'courses' | 'lessons', id: number) {
  const fields = collection === 'courses' ? randomCourse(random) : randomLesson(random)
  const { slug: _, ...data } = { slug: undefined, ...fields }
  const deletedAt = new Date().toISOString()
  const update = (values: object, options: { draft?: boolean; trash?: boolean } = {}) =>
    payload.update({ collection, id, data: values, ...options })
  switch (random.below(7)) {
    case 0:
      return update({ ...data, _status: 'draft' }, { draft: true })
    case 1:
      return update({ ...data, _status: 'published' })
    case 2:
      return update({ deletedAt })
    case 3: {
      await update({ deletedAt })
      return update({ deletedAt: null, _status: 'published' }, { trash: true })
    }
    case 4:
      return update({ _status: 'draft' }) // no longer published
    case 5: {
      await update({ ...data, _status: 'draft' }, { draft: true })
      const task = { type: 'publish' as const, doc: { relationTo: collection, value: id } }
      return payload.jobs.queue({
        task: 'schedulePublish',
        input: task,
        waitUntil: new Date(Date.now() + 86_400_000),
      })
    }
    default:
      return undefined
  }
}

afterAll(async () => {
  for (const id of courseIds) {
    await payload.delete({ collection: 'courses', where: { id: { equals: id } }, trash: true })
  }
})

test(
  'visitors read courses and lessons alike by SQL and by Payload',
  async () => {
    for (let course = 0; course < fuzzRuns(7).numRuns; course++) {
      const id = await makeCourse()
      for (let lesson = random.below(11); lesson > 0; lesson--) await makeLesson(id)
    }
    for (const id of lessonIds) await change('lessons', id)
    for (const id of courseIds.slice(1)) await change('courses', id)

    await expectSame('courses', answer(apiPaths.courses))
    await expectSame('lessons', answer(apiPaths.lessons))
    await expectSame('count', (reader) => reader.lessonCount())
    await expectSame('sitemap', sitemapOf)
    for (const id of [...courseIds, 2_147_483_647]) {
      const slug = `${(await payload.findByID({ collection: 'courses', id, disableErrors: true, trash: true }))?.slug}`
      await expectSame(`words of ${id}`, async (reader) =>
        (await reader.courseWords(id)).map((lesson) => [lesson.id, presentItems(lesson)]),
      )
      for (const path of [
        apiPaths.course(id),
        `${apiPaths.courses}?id=${id}`,
        `${apiPaths.courses}?slug=${slug}`,
        apiPaths.courseLessons(id),
        `${apiPaths.courseLessons(id)}?limit=3`,
        `${apiPaths.courseLessons(id)}?from=2&limit=2`,
        ...[1, 3, 8].map((number) => `${apiPaths.courseLessons(id)}?beside=${number}`),
        ...[1, 2, 5].map((number) => apiPaths.courseLesson(id, number)),
        `${apiPaths.courseLesson(id, 2)}?omit=htmlContent`,
      ]) {
        await expectSame(path, answer(path))
      }
    }
    for (const id of [...lessonIds, 2_147_483_647]) {
      await expectSame(`lesson ${id}`, answer(apiPaths.lesson(id)))
      await expectSame(`lesson ${id} without HTML`, answer(apiPaths.lessonWithoutHtml(id)))
      await expectSame(`files of lesson ${id}`, (reader) => filesOf(reader, id))
    }
  },
  fuzzLimitMs,
)

test('visitors read exercises alike by SQL and by Payload', async () => {
  const addresses: string[] = []
  for (const [at, state] of ['published', 'draft', 'trashed', 'empty'].entries()) {
    const address = `compared-${runSeed}-${at}`
    const row = { word: randomText(random), translation: randomText(random), alsoRight: 'a; b' }
    const isDraft = state === 'draft' || state === 'empty'
    const { id } = await payload.create({
      collection: 'exercises',
      data: {
        title: randomText(random),
        address,
        madeFor: 'nobody’s business',
        rows: state === 'empty' ? [] : [row, { word: 'bare' }],
        kinds: ['translate', 'gap'],
        _status: isDraft ? 'draft' : 'published',
      },
      draft: isDraft,
    })
    if (state === 'trashed') {
      const deletedAt = new Date().toISOString()
      await payload.update({ collection: 'exercises', id, data: { deletedAt } })
    }
    addresses.push(address)
  }

  for (const address of [...addresses, 'unknown']) {
    await expectSame(address, answer(apiPaths.exercise(address)))
    await expectSame(`the note of ${address}`, async (reader) => {
      return (await reader.exercise(address))?.madeFor ?? null
    })
  }
})

async function sitemapOf(reader: Reader) {
  const lessons: LessonPages['lessons'] = []
  const documents: LessonPages['documents'] = []
  for await (const part of reader.lessonPages(2)) {
    lessons.push(...part.lessons)
    documents.push(...part.documents)
  }
  const addressed = new Set(lessons.map(({ id }) => id))
  const byId = documents.filter(({ id }) => addressed.has(id)).toSorted((a, b) => a.id - b.id)
  return {
    courses: await reader.coursePages(),
    count: await reader.lessonPageCount(),
    lessons: lessons.map(({ id, course, lessonNumber, updatedAt }) => [
      id,
      course,
      lessonNumber,
      updatedAt,
    ]),
    documents: byId.map((lesson) => [lesson.id, presentItems(lesson)]),
  }
}

async function filesOf(reader: Reader, id: number) {
  const lesson = await reader.lesson(id)
  return lessonFileFields.map((name) => lesson?.[name] ?? null)
}

test('the texts of the pages are read alike, as they were written last', async () => {
  const globals = [...pageTexts, 'site'] as const
  const before = await Promise.all(
    globals.map((slug) => payload.findGlobal({ slug, depth: 0, showHiddenFields: true })),
  )
  try {
    for (const [place, slug] of globals.entries()) {
      const data = scrambled({ ...before[place] })
      await payload.updateGlobal({ slug, data: { ...data, _status: 'published' } })
      await payload.updateGlobal({
        slug,
        data: { ...scrambled(data), _status: 'draft' },
        draft: true,
      })
    }
    await expectPagesSame()
  } finally {
    for (const [place, slug] of globals.entries()) {
      await payload.updateGlobal({ slug, data: { ...before[place], _status: 'published' } })
    }
  }
  await expectPagesSame()
})

test('texts that were never written are read alike', async () => {
  const { pool } = payload.db
  for (const table of ['privacy_policy', 'testimonials_page']) {
    await pool.query(`create table kept_${table} as table ${table}`)
    await pool.query(`delete from ${table}`)
    try {
      await expectPagesSame()
    } finally {
      await pool.query(`insert into ${table} select * from kept_${table}`)
      await pool.query(`drop table kept_${table}`)
    }
  }
})

test('the small lists are read alike, in the tutor’s order', async () => {
  const made = []
  for (let item = 0; item < 3; item++) {
    const text = () => randomText(random)
    const shownOn = [random.oneOf(['home', 'contact'])]
    made.push(
      await payload.create({
        collection: 'faq-items',
        data: { question: text(), answer: text(), shownOn },
      }),
    )
  }
  for (const list of pageLists) await expectSame(list, (reader) => reader.items(list))
  await expectPagesSame()

  for (const { id } of made) await payload.delete({ collection: 'faq-items', id })
})

async function expectPagesSame() {
  for (const path of [apiPaths.site, ...pageNames.map(apiPaths.page)]) {
    await expectSame(path, answer(path))
  }
}

/** Other texts in the same shape; here and there one is missing. */
function scrambled(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, other(key, inner)]))
}

function other(key: string, value: unknown): unknown {
  if (
    /^(id|globalType|.*At|_status|email|messagesTo|messagingNumber|bookingUrl|videoId|palette|logo|icon|sharePicture|portrait|.*Utc|slug|footer|timeZone|day|from|to)$/.test(
      key,
    )
  ) {
    return value
  }
  if (typeof value === 'string')
    return key === 'brand' ? `${random.below(99)} words` : value.slice(random.below(4))
  if (Array.isArray(value)) return random.isLikely(0.3) ? value.slice(1) : value
  if (typeof value !== 'object' || value === null) return value
  if ('root' in value) return randomRichText(random)
  return scrambled({ ...value })
}
