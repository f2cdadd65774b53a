import { expect, test } from 'vitest'
import {
  buildCourse,
  buildLesson,
  buildLessonWithDraft,
  readNewest,
  restore,
} from '../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'

// A write of the contract neither publishes nor loses what the tutor is still working on.

const url = site.url
const admin = await signedIn(url)
const visitor = contractClient(url)

const drafted = {
  title: 'As drafted',
  objectives: [expect.objectContaining({ text: 'Drafted objective' })],
  _status: 'draft',
}

const published = {
  title: 'As published',
  objectives: ['Published objective'],
  status: 'published',
}

test('moving a lesson takes its newer draft along', async () => {
  const { id } = await buildLessonWithDraft(admin)
  const to = await buildCourse(admin)

  const { status, json } = await admin.send('PUT', `/api/lessons/${id}`, {
    courseId: to.id,
    lessonNumber: 9,
  })

  expect(status).toBe(200)
  expect(json).toMatchObject(published)
  const place = { courseId: to.id, lessonNumber: 9 }
  expect((await visitor.send('GET', `/api/lessons/${id}`)).json).toMatchObject({
    ...published,
    ...place,
  })
  const newest = await readNewest(admin, 'lessons', id)
  expect(newest).toMatchObject({ ...drafted, course: to.id, lessonNumber: 9 })
})

test('moving to a taken number gives draft and lesson the same place', async () => {
  const { id } = await buildLessonWithDraft(admin)
  const to = await buildCourse(admin)
  await buildLesson(admin, { course: to.id, lessonNumber: 1 })

  await admin.send('PUT', `/api/lessons/${id}`, { courseId: to.id, lessonNumber: 1 })

  expect((await visitor.send('GET', `/api/lessons/${id}`)).json).toMatchObject({ lessonNumber: 2 })
  expect(await readNewest(admin, 'lessons', id)).toMatchObject({ ...drafted, lessonNumber: 2 })
})

test('a deleted lesson keeps its newer draft', async () => {
  const { id } = await buildLessonWithDraft(admin)

  await admin.send('DELETE', `/api/lessons/${id}`)

  expect((await visitor.send('GET', `/api/lessons/${id}`)).status).toBe(404)
  expect(await readNewest(admin, 'lessons', id)).toMatchObject(drafted)
})

test('a lesson that was never published is moved without being published', async () => {
  const [from, to] = [await buildCourse(admin), await buildCourse(admin)]
  const { id } = await buildLesson(admin, { course: from.id, _status: 'draft' })

  const { status, json } = await admin.send('PUT', `/api/lessons/${id}`, {
    courseId: to.id,
    lessonNumber: 1,
  })

  expect(status).toBe(200)
  expect(json).toMatchObject({ status: 'draft', courseId: to.id })
  expect((await visitor.send('GET', `/api/lessons/${id}`)).status).toBe(404)
})

test('a lesson that was never published comes out of the trash as a draft', async () => {
  const course = await buildCourse(admin)
  const { id } = await buildLesson(admin, { course: course.id, _status: 'draft' })
  await admin.send('DELETE', `/api/lessons/${id}`)

  await admin.studio('PATCH', `/lessons/${id}?trash=true`, { deletedAt: null })

  expect((await visitor.send('GET', `/api/lessons/${id}`)).status).toBe(404)
  expect(await readNewest(admin, 'lessons', id)).toMatchObject({ _status: 'draft' })
})

test('restoring as published takes the lesson out of the trash', async () => {
  const { id } = await buildLessonWithDraft(admin)
  await admin.send('DELETE', `/api/lessons/${id}`)

  await restore(admin, 'lessons', id)

  expect((await visitor.send('GET', `/api/lessons/${id}`)).status).toBe(200)
})
