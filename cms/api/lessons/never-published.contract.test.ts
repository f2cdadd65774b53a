import { expect, test } from 'vitest'
import {
  buildCourse,
  buildLesson,
  publishNewest,
  saveDraft,
  uniqueText,
} from '../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'

// A lesson that was never published is listed, numbered and counted as its newest draft has it.

const url = site.url
const visitor = contractClient(url)
const admin = await signedIn(url)

async function buildRewritten() {
  const course = await buildCourse(admin)
  const { id } = await buildLesson(admin, {
    course: course.id,
    title: 'First words',
    _status: 'draft',
  })
  const title = uniqueText('Newest words')
  await saveDraft(admin, 'lessons', { id, title })
  return { course, id, title }
}

test('an admin sees the newest words of a lesson that was never published', async () => {
  const { course, id, title } = await buildRewritten()

  const answers = await Promise.all(
    ['/api/lessons', `/api/courses/${course.id}/lessons`, `/api/lessons/${id}`].map((path) =>
      admin.send('GET', path),
    ),
  )
  const byPlace = await admin.send('GET', `/api/courses/${course.id}/lessons/1`)

  expect(answers.map(({ text }) => text.includes(title))).toEqual([true, true, true])
  expect(byPlace.json).toMatchObject({ id, title, status: 'draft' })
})

test('visitors see nothing of it', async () => {
  const { course, id, title } = await buildRewritten()

  const list = await visitor.send('GET', `/api/courses/${course.id}/lessons`)
  const one = await visitor.send('GET', `/api/lessons/${id}`)

  expect(list.text).not.toContain(title)
  expect(one.status).toBe(404)
})

test('a draft that moves to another course is listed and counted there alone', async () => {
  const { course, id } = await buildRewritten()
  const other = await buildCourse(admin)

  await saveDraft(admin, 'lessons', { id, course: other.id })

  const left = await admin.send('GET', `/api/courses/${course.id}/lessons`)
  const there = await admin.send('GET', `/api/courses/${other.id}/lessons`)
  const counted = await admin.send('GET', `/api/courses/${other.id}`)
  expect(left.json).toEqual([])
  expect(there.json).toMatchObject([{ id, courseId: other.id }])
  expect(counted.json).toMatchObject({ lessons: 1 })
})

test('a published lesson with a newer draft stays as it is published', async () => {
  const course = await buildCourse(admin)
  const { id } = await buildLesson(admin, { course: course.id, title: 'As published' })
  await saveDraft(admin, 'lessons', { id, title: 'As drafted' })

  const list = await admin.send('GET', `/api/courses/${course.id}/lessons`)

  expect(list.json).toMatchObject([{ id, title: 'As published' }])
})

test('a number that a draft has got is not given again', async () => {
  const course = await buildCourse(admin)
  const draft = await buildLesson(admin, { course: null, title: 'No course yet', _status: 'draft' })
  await saveDraft(admin, 'lessons', { id: draft.id, course: course.id })

  const published = await buildLesson(admin, { course: course.id })
  const { status } = await publishNewest(admin, draft.id)

  expect(published).toMatchObject({ lessonNumber: 2 })
  expect(status).toBe(200)
})
