import { expect, test } from 'vitest'
import { buildCourse, buildLesson } from '../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'
import { Lesson } from '../../contract/lesson.ts'

const url = site.url
const admin = await signedIn(url)
const visitor = contractClient(url)

const move = (id: number, courseId: number, lessonNumber: number) =>
  admin.send('PUT', `/api/lessons/${id}`, { courseId, lessonNumber })

test('a lesson moves to a free place in another course', async () => {
  const [from, to] = [await buildCourse(admin), await buildCourse(admin)]
  const { id } = await buildLesson(admin, { course: from.id, htmlContent: '<p>Kept</p>' })

  const { status, json } = await move(id, to.id, 5)

  expect(status).toBe(200)
  expect(Lesson.strict().parse(json)).toMatchObject({ id, courseId: to.id, lessonNumber: 5 })
  expect((await visitor.send('GET', `/api/courses/${to.id}/lessons/5`)).json).toMatchObject({
    id,
    htmlContent: '<p>Kept</p>',
  })
})

test('both courses count the lesson where it is', async () => {
  const [from, to] = [await buildCourse(admin), await buildCourse(admin)]
  const { id } = await buildLesson(admin, { course: from.id })

  await move(id, to.id, 1)

  expect((await visitor.send('GET', `/api/courses/${from.id}`)).json).toMatchObject({ lessons: 0 })
  expect((await visitor.send('GET', `/api/courses/${to.id}`)).json).toMatchObject({ lessons: 1 })
})

test('a number that is taken in the other course becomes the next free one', async () => {
  const [from, to] = [await buildCourse(admin), await buildCourse(admin)]
  const { id } = await buildLesson(admin, { course: from.id })
  await buildLesson(admin, { course: to.id, lessonNumber: 1 })
  await buildLesson(admin, { course: to.id, lessonNumber: 2 })

  const { status, json } = await move(id, to.id, 1)

  expect(status).toBe(200)
  expect(json).toMatchObject({ courseId: to.id, lessonNumber: 3 })
})

test('a free number in the same course is given', async () => {
  const course = await buildCourse(admin)
  const { id } = await buildLesson(admin, { course: course.id })

  const { status, json } = await move(id, course.id, 30)

  expect(status).toBe(200)
  expect(json).toMatchObject({ lessonNumber: 30 })
})

test('a number that is taken in the same course is a conflict', async () => {
  const course = await buildCourse(admin)
  await buildLesson(admin, { course: course.id, lessonNumber: 1 })
  const { id } = await buildLesson(admin, { course: course.id, lessonNumber: 2 })

  const { status, json } = await move(id, course.id, 1)

  expect(status).toBe(409)
  expect(json).toEqual({
    message: expect.stringMatching(/^This course already has a lesson 1\./),
  })
  expect((await visitor.send('GET', `/api/lessons/${id}`)).json).toMatchObject({ lessonNumber: 2 })
})

test('a move to where the lesson is changes nothing', async () => {
  const course = await buildCourse(admin)
  const { id } = await buildLesson(admin, { course: course.id, lessonNumber: 4 })

  const { status, json } = await move(id, course.id, 4)

  expect(status).toBe(200)
  expect(json).toMatchObject({ courseId: course.id, lessonNumber: 4 })
})

test('a lesson that does not exist cannot be moved', async () => {
  const { status, json } = await move(2_147_483_647, 1, 900)

  expect(status).toBe(404)
  expect(json).toEqual({ message: 'Lesson not found' })
})

test.each([2_147_483_647, 2_147_483_648, 99_999_999_999, Number.MAX_SAFE_INTEGER])(
  'course %d does not exist',
  async (courseId) => {
    const { id } = await buildLesson(admin, { course: (await buildCourse(admin)).id })

    const { status } = await move(id, courseId, 1)

    expect(status).toBe(404)
  },
)

test.each([
  [{ courseId: 1, lessonNumber: 0 }, 'lessonNumber'],
  [{ courseId: 1, lessonNumber: -1 }, 'lessonNumber'],
  [{ courseId: 1, lessonNumber: 1.5 }, 'lessonNumber'],
  [{ courseId: 1, lessonNumber: 1_000_001 }, 'lessonNumber'],
  [{ courseId: 1, lessonNumber: null }, 'lessonNumber'],
  [{ courseId: 0, lessonNumber: 1 }, 'courseId'],
  [{ courseId: 1.5, lessonNumber: 1 }, 'courseId'],
])('a place that cannot be is refused by its field: %j', async (place, field) => {
  const { id } = await buildLesson(admin, { course: (await buildCourse(admin)).id })

  const { status, json } = await admin.send('PUT', `/api/lessons/${id}`, place)

  expect(status).toBe(400)
  expect(json).toMatchObject({ errors: [{ path: field }] })
})

test('moving changes the place and nothing else', async () => {
  const course = await buildCourse(admin)
  const { id } = await buildLesson(admin, { course: course.id, title: 'Mine' })
  const sent = { courseId: course.id, lessonNumber: 2, title: 'Not mine', isPremium: true }

  await admin.send('PUT', `/api/lessons/${id}`, sent)

  expect((await visitor.send('GET', `/api/lessons/${id}`)).json).toMatchObject({
    title: 'Mine',
    isPremium: false,
    lessonNumber: 2,
  })
})
