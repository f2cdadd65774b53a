import { expect, test } from 'vitest'
import { z } from 'zod'
import { buildCourse, buildLesson, uploadLesson } from '../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'
import { Course, CourseSummary } from '../../contract/course.ts'

const url = site.url
const visitor = contractClient(url)
const admin = await signedIn(url)

const CourseList = z.array(CourseSummary.strict())

async function findInList(id: number) {
  const { json } = await visitor.send('GET', '/api/courses')
  return CourseList.parse(json).find((course) => course.id === id)
}

test('the list of courses gives count and dates, and no files', async () => {
  const { status, json } = await visitor.send('GET', '/api/courses')

  expect(status).toBe(200)
  expect(CourseList.parse(json)).toContainEqual(
    expect.objectContaining({ id: 1, slug: 'speak-fluently', lessons: 7, isActive: true }),
  )
})

test.each([
  ['visitors', visitor],
  ['admins', admin],
])('%s pick one course of the list by its slug or its id', async (_who, client) => {
  const [all, bySlug, byId, none] = await Promise.all([
    client.send('GET', '/api/courses'),
    client.send('GET', '/api/courses?slug=speak-fluently'),
    client.send('GET', '/api/courses?id=1'),
    client.send('GET', '/api/courses?slug=nowhere'),
  ])

  const listed = CourseList.parse(all.json).filter(({ id }) => id === 1)
  expect([bySlug.json, byId.json, none.json]).toEqual([listed, listed, []])
})

test('course 1 is Speak Fluently', async () => {
  const { status, json } = await visitor.send('GET', '/api/courses/1')

  expect(status).toBe(200)
  expect(Course.strict().parse(json)).toMatchObject({
    id: 1,
    name: 'Speak Fluently',
    slug: 'speak-fluently',
    cssContent: null,
    jsContent: null,
  })
})

test('one course brings its style sheet and script', async () => {
  const { id } = await buildCourse(admin, { cssContent: 'p { color: red }', jsContent: 'let a' })

  const { json } = await visitor.send('GET', `/api/courses/${id}`)

  expect(Course.strict().parse(json)).toMatchObject({
    cssContent: 'p { color: red }',
    jsContent: 'let a',
  })
})

test('a course that does not exist is not found', async () => {
  const { status, json } = await visitor.send('GET', '/api/courses/2147483647')

  expect(status).toBe(404)
  expect(json).toEqual({ message: 'Course not found' })
})

test('a course without an icon shows the graduation cap', async () => {
  const { id } = await buildCourse(admin, { icon: '' })

  expect(await findInList(id)).toMatchObject({ icon: 'fa-graduation-cap' })
})

test('a course without lessons is not active and has no date', async () => {
  const { id } = await buildCourse(admin)

  expect(await findInList(id)).toMatchObject({
    lessons: 0,
    latestLessonDate: null,
    isActive: false,
  })
})

test('the newest lesson gives the course its date', async () => {
  const { id } = await buildCourse(admin)
  await uploadLesson(admin, id)
  const newest = await uploadLesson(admin, id)

  expect(await findInList(id)).toMatchObject({
    lessons: 2,
    latestLessonDate: newest.createdAt,
    isActive: true,
  })
})

test('premium lessons count', async () => {
  const { id } = await buildCourse(admin)
  await buildLesson(admin, { course: id, isPremium: true })

  expect(await findInList(id)).toMatchObject({ lessons: 1 })
})

test('an admin’s list has the same shape', async () => {
  const { status, json } = await admin.send('GET', '/api/courses')

  expect(status).toBe(200)
  expect(CourseList.parse(json)).toContainEqual(expect.objectContaining({ id: 1 }))
})
