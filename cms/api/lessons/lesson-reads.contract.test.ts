import { expect, test } from 'vitest'
import { z } from 'zod'
import { buildCourse, buildLesson, uploadLesson } from '../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'
import { Lesson, LessonPreview, LessonSummary } from '../../contract/lesson.ts'

const url = site.url
const visitor = contractClient(url)
const admin = await signedIn(url)

/** Strict: a field that lists must not carry fails the parsing. */
const LessonList = z.array(z.union([LessonSummary.strict(), LessonPreview.strict()]))

test('the list of all lessons goes by course and number', async () => {
  const { status, json } = await visitor.send('GET', '/api/lessons')

  expect(status).toBe(200)
  const places = LessonList.parse(json).map(({ courseId, lessonNumber }) => [
    courseId,
    lessonNumber,
  ])
  expect(places).toEqual(places.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d))
  expect(places.slice(0, 2)).toEqual([
    [1, 1],
    [1, 2],
  ])
})

test('the list of a course has its lessons alone, in order', async () => {
  const course = await buildCourse(admin)
  await buildLesson(admin, { course: course.id, lessonNumber: 2 })
  await buildLesson(admin, { course: course.id, lessonNumber: 10 })
  await buildLesson(admin, { course: course.id, lessonNumber: 1 })

  const { status, json } = await visitor.send('GET', `/api/courses/${course.id}/lessons`)

  expect(status).toBe(200)
  expect(LessonList.parse(json)).toMatchObject([
    { courseId: course.id, lessonNumber: 1 },
    { courseId: course.id, lessonNumber: 2 },
    { courseId: course.id, lessonNumber: 10 },
  ])
})

test.each([
  ['visitors', visitor],
  ['admins', admin],
])('%s read a course in parts, and a lesson between its neighbours', async (_who, client) => {
  const course = await buildCourse(admin)
  for (const lessonNumber of [1, 2, 5, 9])
    await buildLesson(admin, { course: course.id, lessonNumber })
  const numbers = async (query: string) => {
    const { json } = await client.send('GET', `/api/courses/${course.id}/lessons?${query}`)
    return LessonList.parse(json).map(({ lessonNumber }) => lessonNumber)
  }

  expect(await numbers('limit=2')).toEqual([1, 2])
  expect(await numbers('from=3&limit=1')).toEqual([5])
  expect(await numbers('from=5')).toEqual([5, 9])
  expect(await numbers('from=10&limit=5')).toEqual([])
  expect(await numbers('beside=5')).toEqual([2, 5, 9])
  expect(await numbers('beside=1')).toEqual([1, 2])
  expect(await numbers('beside=7')).toEqual([5, 9])
})

test.each(['from=0', 'limit=many', 'beside=-1'])(
  'a part is no list of a course: %s',
  async (query) => {
    const { status, json } = await visitor.send('GET', `/api/courses/1/lessons?${query}`)

    expect(status).toBe(400)
    expect(json).toHaveProperty('errors')
  },
)

test('the lessons of course 1 name what its page shows', async () => {
  const { json } = await visitor.send('GET', '/api/courses/1/lessons')

  const [first] = LessonList.parse(json)
  expect(first).toMatchObject({ lessonNumber: 1, title: 'Mastering Self-Discipline' })
  expect(first?.objectives[0]).toMatch(/\S/)
})

test('no list carries the HTML of an uploaded lesson', async () => {
  const course = await buildCourse(admin)
  await uploadLesson(admin, course.id, '<title>Upload</title><p>The inside of the page</p>')

  const lists = await Promise.all([
    visitor.send('GET', '/api/lessons'),
    visitor.send('GET', `/api/courses/${course.id}/lessons`),
    admin.send('GET', '/api/lessons'),
    admin.send('GET', `/api/courses/${course.id}/lessons`),
  ])

  expect(lists.map(({ json }) => LessonList.safeParse(json).success)).toEqual([
    ...[true, true, true, true],
  ])
  expect(lists.map(({ text }) => text).join('')).not.toContain('The inside of the page')
  expect(LessonList.parse(lists[1].json)).toMatchObject([{ hasHtmlContent: true }])
})

test('a course without lessons has an empty list', async () => {
  const course = await buildCourse(admin)

  const { status, json } = await visitor.send('GET', `/api/courses/${course.id}/lessons`)

  expect(status).toBe(200)
  expect(json).toEqual([])
})

test('a course that does not exist has no lessons', async () => {
  const { status, json } = await visitor.send('GET', '/api/courses/2147483647/lessons')

  expect(status).toBe(404)
  expect(json).toEqual({ message: 'Course not found' })
})

test('a lesson is read by its id', async () => {
  const { status, json } = await visitor.send('GET', '/api/lessons/1')

  expect(status).toBe(200)
  expect(Lesson.strict().parse(json)).toMatchObject({
    id: 1,
    courseId: 1,
    lessonNumber: 1,
    isPremium: false,
    status: 'published',
  })
})

test('a lesson is read by its place in any course', async () => {
  const course = await buildCourse(admin)
  const lesson = await buildLesson(admin, { course: course.id, lessonNumber: 77 })

  const { status, json } = await visitor.send('GET', `/api/courses/${course.id}/lessons/77`)

  expect(status).toBe(200)
  expect(Lesson.strict().parse(json)).toMatchObject({ id: lesson.id, courseId: course.id })
})

test('the featured lesson has seven quiz questions', async () => {
  const { json } = await visitor.send('GET', '/api/courses/1/lessons/1')

  expect(Lesson.strict().parse(json).quizQuestions).toHaveLength(7)
})

test.each(['/api/lessons/2147483647', '/api/courses/1/lessons/900', '/api/courses/900/lessons/1'])(
  '%s is not found',
  async (path) => {
    const { status, json } = await visitor.send('GET', path)

    expect(status).toBe(404)
    expect(json).toEqual({ message: 'Lesson not found' })
  },
)

test('a page that shows the HTML in a frame can leave it out', async () => {
  const course = await buildCourse(admin)
  const { id } = await uploadLesson(admin, course.id)

  const { json } = await visitor.send('GET', `/api/lessons/${id}?omit=htmlContent`)

  expect(Lesson.strict().parse(json)).toMatchObject({ hasHtmlContent: true, htmlContent: null })
})

test('a visitor is answered after hundreds of others who found nothing kept', async () => {
  const ids = Array.from({ length: 300 }, (_, index) => 2_000_000_000 + index)

  const answers = await Promise.all(ids.map((id) => visitor.send('GET', `/api/lessons/${id}`)))

  expect(answers.filter(({ status }) => status !== 404)).toEqual([])
  expect((await visitor.send('GET', '/api/courses/1/lessons/1')).status).toBe(200)
})
