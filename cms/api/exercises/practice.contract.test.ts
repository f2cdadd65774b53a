import { expect, test } from 'vitest'
import { buildCourse, buildLesson, uploadLesson } from '../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'
import { LessonPreview } from '../../contract/lesson.ts'
import { apiPaths } from '../../contract/paths.ts'
import { Practice, WordCount } from '../../contract/practice.ts'

const url = site.url
const visitor = contractClient(url)
const admin = await signedIn(url)

const secret = 'confidential'
const vocabulary = [
  {
    word: 'deadline',
    definition: 'The last day for a piece of work.',
    example: 'The deadline for the first draft is Friday.',
  },
  { word: secret, definition: 'Not to be told to everybody.' },
]

const practiceOf = async (id: number) =>
  Practice.strict().parse((await visitor.send('GET', apiPaths.lessonPractice(id))).json)

test('the words of a structured lesson come with what is known of them', async () => {
  const course = await buildCourse(admin)
  const { id } = await buildLesson(admin, { course: course.id, vocabulary })

  const practice = await practiceOf(id)

  expect(practice).toMatchObject({ lessonId: id, courseId: course.id })
  expect(practice.rows.map(({ word }) => word)).toEqual(['deadline', secret])
  expect(practice.facts[`${id}:deadline`]).toEqual({ level: 3, parts: ['n'] })
})

test('the words of an uploaded lesson are read out of its page', async () => {
  const course = await buildCourse(admin)
  const page = `<h1>Words</h1><dl><dt>budget</dt><dd>A plan for money.</dd></dl>`
  const { id } = await uploadLesson(admin, course.id, page)

  expect((await practiceOf(id)).rows).toMatchObject([
    { id: `${id}:budget`, word: 'budget', meaning: 'A plan for money.' },
  ])
})

test('a lesson without words has none to practise', async () => {
  const course = await buildCourse(admin)
  const { id } = await uploadLesson(admin, course.id, '<h1>Only a title</h1>')

  expect((await practiceOf(id)).rows).toEqual([])
})

test('a change of the words shows in the next answer', async () => {
  const course = await buildCourse(admin)
  const { id } = await buildLesson(admin, { course: course.id, vocabulary })
  await practiceOf(id)

  await admin.studio('PATCH', `/lessons/${id}`, { vocabulary: [{ word: 'agenda' }] })

  expect((await practiceOf(id)).rows.map(({ word }) => word)).toEqual(['agenda'])
})

test('of a premium lesson a visitor gets the preview, as the lesson itself gives it', async () => {
  const course = await buildCourse(admin)
  const { id } = await buildLesson(admin, { course: course.id, vocabulary, isPremium: true })

  const { status, json, text } = await visitor.send('GET', apiPaths.lessonPractice(id))

  expect(status).toBe(200)
  expect(LessonPreview.strict().parse(json)).toMatchObject({ id, isPremium: true })
  expect(text).not.toContain(secret)
})

test('an admin gets the words of a premium lesson', async () => {
  const course = await buildCourse(admin)
  const { id } = await buildLesson(admin, { course: course.id, vocabulary, isPremium: true })

  const { json } = await admin.send('GET', apiPaths.lessonPractice(id))

  expect(Practice.parse(json).rows).toHaveLength(2)
})

test('a lesson that becomes premium gives no words from the next read on', async () => {
  const course = await buildCourse(admin)
  const { id } = await buildLesson(admin, { course: course.id, vocabulary })
  await practiceOf(id)

  await admin.studio('PATCH', `/lessons/${id}`, { isPremium: true })

  const { text } = await visitor.send('GET', apiPaths.lessonPractice(id))
  expect(text).not.toContain(secret)
})

test('a draft is not there for visitors', async () => {
  const course = await buildCourse(admin)
  const { id } = await buildLesson(admin, { course: course.id, vocabulary, _status: 'draft' })

  const { status, text } = await visitor.send('GET', apiPaths.lessonPractice(id))

  expect(status).toBe(404)
  expect(text).not.toContain(secret)
})

test('a short lesson borrows wrong answers from its course, never from premium lessons', async () => {
  const { id: course } = await buildCourse(admin)
  const words = (word: string) => ({ vocabulary: [{ word, definition: `What ${word} means.` }] })
  const { id } = await buildLesson(admin, { course, ...words('agenda') })
  const other = await buildLesson(admin, { course, ...words('minutes') })
  await buildLesson(admin, { course, ...words(secret), isPremium: true })
  await buildLesson(admin, { course, ...words('draft'), _status: 'draft' })
  await buildLesson(admin, { course, ...words('Agenda') })

  const { others, facts } = await practiceOf(id)

  expect(others.map(({ word }) => word)).toEqual(['minutes'])
  expect(facts[`${other.id}:minutes`]).toEqual({ level: 1, parts: ['n'] })
})

test('what is borrowed follows its own lesson', async () => {
  const { id: course } = await buildCourse(admin)
  const words = (word: string) => ({ vocabulary: [{ word, definition: `What ${word} means.` }] })
  const { id } = await buildLesson(admin, { course, ...words('agenda') })
  const other = await buildLesson(admin, { course, ...words('minutes') })
  await practiceOf(id)

  await admin.studio('PATCH', `/lessons/${other.id}`, words('chairperson'))

  expect((await practiceOf(id)).others.map(({ word }) => word)).toEqual(['chairperson'])
})

test('an unknown lesson is not found', async () => {
  const { status } = await visitor.send('GET', apiPaths.lessonPractice(2_147_483_647))

  expect(status).toBe(404)
})

test('an address whose lesson is no number is not found', async () => {
  const { status } = await visitor.send('GET', '/api/lessons/first/practice')

  expect(status).toBe(404)
})

const countOf = async (id: number) =>
  WordCount.strict().parse((await visitor.send('GET', apiPaths.lessonWordCount(id))).json)

test('the words of a lesson are counted, and none of one that is withheld', async () => {
  const course = await buildCourse(admin)
  const open = await buildLesson(admin, { course: course.id, vocabulary })
  const withheld = await buildLesson(admin, { course: course.id, vocabulary, isPremium: true })

  expect(await countOf(open.id)).toEqual({ words: 2 })
  expect(await countOf(withheld.id)).toEqual({ words: 0 })
})

test('the words of no lesson are not counted', async () => {
  const { status } = await visitor.send('GET', apiPaths.lessonWordCount(2_147_483_647))

  expect(status).toBe(404)
})
