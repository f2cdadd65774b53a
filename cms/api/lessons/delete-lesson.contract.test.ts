import { expect, test } from 'vitest'
import {
  buildCourse,
  buildLesson,
  readNewest,
  restore,
  trash,
  uploadLesson,
} from '../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'
import { MessageAnswer } from '../../contract/answers.ts'
import { Lesson } from '../../contract/lesson.ts'

const url = site.url
const admin = await signedIn(url)
const visitor = contractClient(url)

const remove = (id: number) => admin.send('DELETE', `/api/lessons/${id}`)

async function placeOf(id: number) {
  const { json } = await visitor.send('GET', `/api/lessons/${id}`)
  const { courseId, lessonNumber } = Lesson.parse(json)
  return { courseId, lessonNumber }
}

test('a deleted lesson is gone at once', async () => {
  const course = await buildCourse(admin)
  const { id } = await buildLesson(admin, { course: course.id })
  await visitor.send('GET', `/api/lessons/${id}`)

  const { status, json } = await remove(id)

  expect(status).toBe(200)
  expect(MessageAnswer.strict().parse(json).message).toBe('Lesson deleted successfully')
  expect((await visitor.send('GET', `/api/lessons/${id}`)).status).toBe(404)
})

test('a lesson that does not exist is not found', async () => {
  const { status, json } = await remove(2_147_483_647)

  expect(status).toBe(404)
  expect(json).toEqual({ message: 'Lesson not found' })
})

test('deleting twice at once is no failure of ours', async () => {
  const course = await buildCourse(admin)
  const { id } = await buildLesson(admin, { course: course.id })

  const answers = await Promise.all([remove(id), remove(id), remove(id)])

  expect(answers.map(({ status }) => status)).toContain(200)
  expect(answers.filter(({ status }) => status !== 200 && status !== 404)).toEqual([])
})

test('a deleted lesson lies in the trash', async () => {
  const course = await buildCourse(admin)
  const { id } = await uploadLesson(admin, course.id, '<title>Kept</title>')

  await remove(id)

  expect(await readNewest(admin, 'lessons', id)).toMatchObject({
    title: 'Kept',
    htmlContent: '<title>Kept</title>',
    deletedAt: expect.stringMatching(/^20/),
  })
})

test('its number is free again', async () => {
  const course = await buildCourse(admin)
  const { id } = await buildLesson(admin, { course: course.id, lessonNumber: 1 })

  await remove(id)

  expect(await uploadLesson(admin, course.id)).toMatchObject({ lessonNumber: 1 })
})

test('restored, a lesson has its place again', async () => {
  const course = await buildCourse(admin)
  const { id } = await buildLesson(admin, { course: course.id, lessonNumber: 7 })
  await remove(id)

  const { status } = await restore(admin, 'lessons', id)

  expect(status).toBe(200)
  expect(await placeOf(id)).toEqual({ courseId: course.id, lessonNumber: 7 })
})

test('restored, a lesson whose number is taken has the next free one', async () => {
  const course = await buildCourse(admin)
  const { id } = await buildLesson(admin, { course: course.id, lessonNumber: 1 })
  await remove(id)
  const { id: other } = await buildLesson(admin, { course: course.id, lessonNumber: 1 })

  const { status } = await restore(admin, 'lessons', id)

  expect(status).toBe(200)
  expect(await placeOf(id)).toEqual({ courseId: course.id, lessonNumber: 2 })
  expect(await placeOf(other)).toEqual({ courseId: course.id, lessonNumber: 1 })
})

test('whose course is in the trash, it is not restored as published, and the studio is told why', async () => {
  const course = await buildCourse(admin)
  const { id } = await buildLesson(admin, { course: course.id })
  await remove(id)
  await trash(admin, 'courses', course.id)

  const { status, text } = await restore(admin, 'lessons', id)

  expect(status).toBe(409)
  expect(text).toContain('This lesson’s course is in the trash. Restore the course first.')
  expect(await readNewest(admin, 'lessons', id)).toMatchObject({
    deletedAt: expect.stringMatching(/^20/),
  })
})

test('two lessons of one number are restored together', async () => {
  const course = await buildCourse(admin)
  const first = await buildLesson(admin, { course: course.id, lessonNumber: 1 })
  await remove(first.id)
  const second = await buildLesson(admin, { course: course.id, lessonNumber: 1 })
  await remove(second.id)
  const where = `where[id][in]=${first.id},${second.id}`

  const { status } = await admin.studio('PATCH', `/lessons?trash=true&${where}`, {
    deletedAt: null,
  })

  expect(status).toBe(200)
  const numbers = [await placeOf(first.id), await placeOf(second.id)].map((p) => p.lessonNumber)
  expect(numbers.toSorted()).toEqual([1, 2])
})

test('the tutor can delete for good from the trash', async () => {
  const course = await buildCourse(admin)
  const { id } = await buildLesson(admin, { course: course.id })
  await remove(id)

  const { status } = await admin.studio('DELETE', `/lessons/${id}?trash=true`)

  expect(status).toBe(200)
  expect((await restore(admin, 'lessons', id)).status).toBe(404)
})
