import { expect, test } from 'vitest'
import {
  buildCourse,
  buildLesson,
  restore,
  type StudioDocument,
  saveDraft,
  trash,
  uniqueText,
} from '../../../testing/build-content.ts'
import { type ContractClient, contractClient, signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'

const url = site.url
const visitor = contractClient(url)
const admin = await signedIn(url)

async function buildHiddenCourse(hide: (course: StudioDocument) => Promise<unknown>) {
  const course = await buildCourse(admin, { name: uniqueText('Hidden course') })
  const lesson = await buildLesson(admin, {
    course: course.id,
    title: uniqueText('Hidden lesson'),
    htmlContent: '<p>Hidden content</p>',
  })
  await hide(course)
  return { course, lesson }
}

const unpublish = ({ id }: StudioDocument) =>
  admin.studio('PATCH', `/courses/${id}`, { _status: 'draft' })

const discard = ({ id }: StudioDocument) => trash(admin, 'courses', id)

const statusOf = async (client: ContractClient, path: string) =>
  (await client.send('GET', path)).status

const hidden = [
  ['an unpublished course', unpublish],
  ['a course in the trash', discard],
] as const

test.each(hidden)('%s and its lessons stand in no list', async (_, hide) => {
  await buildHiddenCourse(hide)

  const lists = await Promise.all(
    ['/api/courses', '/api/lessons', '/courses', '/'].map((path) => visitor.send('GET', path)),
  )

  expect(lists.map(({ text }) => text).join('')).not.toContain('Hidden')
})

test.each(hidden)('%s is not found, nor anything of it', async (_, hide) => {
  const { course, lesson } = await buildHiddenCourse(hide)

  expect(await statusOf(visitor, `/api/courses/${course.id}`)).toBe(404)
  expect(await statusOf(visitor, `/api/courses/${course.id}/lessons`)).toBe(404)
  expect(await statusOf(visitor, `/api/courses/${course.id}/lessons/1`)).toBe(404)
  expect(await statusOf(visitor, `/api/lessons/${lesson.id}`)).toBe(404)
  expect(await statusOf(visitor, `/lesson-documents/${lesson.id}`)).toBe(404)
  expect(await statusOf(visitor, `/lesson-documents/${lesson.id}/interactive`)).toBe(404)
  expect(await statusOf(visitor, `/course/${course.id}`)).toBe(404)
})

test('an admin previews an unpublished course and its lessons', async () => {
  const { course, lesson } = await buildHiddenCourse(unpublish)

  expect(await statusOf(admin, `/api/courses/${course.id}`)).toBe(200)
  expect(await statusOf(admin, `/api/courses/${course.id}/lessons/1`)).toBe(200)
  expect(await statusOf(admin, `/api/lessons/${lesson.id}`)).toBe(200)
})

test('a course in the trash is gone for the admin’s contract too', async () => {
  const { course, lesson } = await buildHiddenCourse(discard)

  expect(await statusOf(admin, `/api/courses/${course.id}`)).toBe(404)
  expect(await statusOf(admin, `/api/courses/${course.id}/lessons`)).toBe(404)
  const { status } = await admin.send('POST', `/api/courses/${course.id}/lessons`, {
    htmlContent: '<p>Hello</p>',
  })
  expect(status).toBe(404)
  expect(lesson.id).toBeGreaterThan(0)
})

test('a restored course is there again with its lessons', async () => {
  const { course, lesson } = await buildHiddenCourse(discard)

  await restore(admin, 'courses', course.id)

  expect(await statusOf(visitor, `/api/courses/${course.id}`)).toBe(200)
  expect(await statusOf(visitor, `/api/lessons/${lesson.id}`)).toBe(200)
})

test('a newer draft of a course is for the admin who asks for it', async () => {
  const course = await buildCourse(admin, { description: 'As published' })
  await saveDraft(admin, 'courses', { id: course.id, description: 'As drafted' })
  const path = `/api/courses/${course.id}`

  expect((await visitor.send('GET', path)).json).toMatchObject({ description: 'As published' })
  expect((await visitor.send('GET', `${path}?draft=1`)).json).toMatchObject({
    description: 'As published',
  })
  expect((await admin.send('GET', path)).json).toMatchObject({ description: 'As published' })
  expect((await admin.send('GET', `${path}?draft=1`)).json).toMatchObject({
    description: 'As drafted',
  })
})
