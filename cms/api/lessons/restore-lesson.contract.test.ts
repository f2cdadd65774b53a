import { expect, test } from 'vitest'
import {
  buildCourse,
  buildLesson,
  readNewest,
  saveDraft,
  trash,
  uploadLesson,
} from '../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'

const url = site.url
const admin = await signedIn(url)
const visitor = contractClient(url)

const remove = (id: number) => admin.send('DELETE', `/api/lessons/${id}`)
const restore = (id: number, by = admin) => by.send('POST', `/api/lessons/${id}/restore`)

test('a deleted lesson comes back at once, as it was', async () => {
  const course = await buildCourse(admin)
  const { id } = await uploadLesson(admin, course.id, '<title>Kept</title><p>Hello</p>')
  const before = (await visitor.send('GET', `/api/lessons/${id}`)).json
  await remove(id)

  const { status, json } = await restore(id)

  expect(status).toBe(200)
  expect(json).toMatchObject({ id, title: 'Kept', courseId: course.id, htmlContent: null })
  expect((await visitor.send('GET', `/api/lessons/${id}`)).json).toEqual(before)
})

test('a lesson that was never published comes back as a draft', async () => {
  const course = await buildCourse(admin)
  const { id } = await buildLesson(admin, { course: course.id, _status: 'draft' })
  await remove(id)

  const { status, json } = await restore(id)

  expect([status, json]).toEqual([200, expect.objectContaining({ id, status: 'draft' })])
  expect((await visitor.send('GET', `/api/lessons/${id}`)).status).toBe(404)
})

test('a newer draft comes back with the published lesson, and neither becomes the other', async () => {
  const course = await buildCourse(admin)
  const { id } = await buildLesson(admin, { course: course.id, title: 'As published' })
  await saveDraft(admin, 'lessons', { id, title: 'As drafted' })
  await remove(id)

  const { status, json } = await restore(id)

  expect([status, json]).toEqual([200, expect.objectContaining({ title: 'As published' })])
  expect((await visitor.send('GET', `/api/lessons/${id}`)).json).toMatchObject({
    title: 'As published',
    status: 'published',
  })
  expect(await readNewest(admin, 'lessons', id)).toMatchObject({
    title: 'As drafted',
    _status: 'draft',
    deletedAt: null,
  })
})

test('a number that is taken meanwhile becomes the next free one, in the draft too', async () => {
  const course = await buildCourse(admin)
  const { id } = await buildLesson(admin, { course: course.id, lessonNumber: 1 })
  await saveDraft(admin, 'lessons', { id, title: 'As drafted' })
  await remove(id)
  const { id: other } = await buildLesson(admin, { course: course.id, lessonNumber: 1 })

  const { status, json } = await restore(id)

  expect([status, json]).toEqual([200, expect.objectContaining({ lessonNumber: 2 })])
  expect(await readNewest(admin, 'lessons', id)).toMatchObject({
    title: 'As drafted',
    lessonNumber: 2,
  })
  expect((await visitor.send('GET', `/api/lessons/${other}`)).json).toMatchObject({
    lessonNumber: 1,
  })
})

test('undo pressed twice at once is no error', async () => {
  const course = await buildCourse(admin)
  const { id } = await buildLesson(admin, { course: course.id, lessonNumber: 4 })
  await remove(id)

  const answers = await Promise.all([restore(id), restore(id), restore(id)])

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await visitor.send('GET', `/api/lessons/${id}`)).json).toMatchObject({ lessonNumber: 4 })
})

test('lessons that are restored together do not share a number', async () => {
  const course = await buildCourse(admin)
  const first = await buildLesson(admin, { course: course.id, lessonNumber: 1 })
  await remove(first.id)
  const second = await buildLesson(admin, { course: course.id, lessonNumber: 1 })
  await remove(second.id)

  const answers = await Promise.all([restore(first.id), restore(second.id)])

  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const { json } = await visitor.send('GET', `/api/courses/${course.id}/lessons`)
  expect(json).toMatchObject([{ lessonNumber: 1 }, { lessonNumber: 2 }])
})

test('a lesson whose course is in the trash waits for its course', async () => {
  const course = await buildCourse(admin)
  const { id } = await buildLesson(admin, { course: course.id })
  await remove(id)
  await trash(admin, 'courses', course.id)

  const { status, json } = await restore(id)

  expect([status, json]).toEqual([
    409,
    { message: 'This lesson’s course is in the trash. Restore the course first.' },
  ])
})

test.each(['2147483647', '0', 'x', '99999999999'])(
  'a lesson that does not exist is not found: %s',
  async (id) => {
    const { status } = await admin.send('POST', `/api/lessons/${id}/restore`)

    expect(status).toBe(404)
  },
)

test('nobody but an admin restores', async () => {
  const course = await buildCourse(admin)
  const { id } = await buildLesson(admin, { course: course.id })
  await remove(id)

  const { status } = await restore(id, visitor)

  expect(status).toBe(401)
  expect((await visitor.send('GET', `/api/lessons/${id}`)).status).toBe(404)
})

test('another site cannot restore in the tutor’s name', async () => {
  const course = await buildCourse(admin)
  const { id } = await buildLesson(admin, { course: course.id })
  await remove(id)

  const { status } = await admin.send('POST', `/api/lessons/${id}/restore`, undefined, {
    origin: 'https://evil.example',
  })

  expect(status).toBe(403)
  expect((await visitor.send('GET', `/api/lessons/${id}`)).status).toBe(404)
})

test('only POST restores', async () => {
  const { status, headers } = await admin.send('GET', '/api/lessons/1/restore')

  expect([status, headers.get('allow')]).toEqual([405, 'POST'])
})
