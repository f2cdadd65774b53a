import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  buildCourse,
  buildLesson,
  type StudioDocument,
  saveDraft,
  trash,
  uniqueText,
} from '../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'
import { LessonSummary } from '../../contract/lesson.ts'

const url = site.url
const visitor = contractClient(url)
const admin = await signedIn(url)

const draft = (course: number, title: string) =>
  buildLesson(admin, { course, title, htmlContent: `<p>${title}</p>`, _status: 'draft' })

async function hideAfterwards(
  course: number,
  title: string,
  hide: (lesson: StudioDocument) => Promise<unknown>,
) {
  const lesson = await buildLesson(admin, { course, title, htmlContent: `<p>${title}</p>` })
  await hide(lesson)
  return lesson
}

const unpublished = (course: number, title: string) =>
  hideAfterwards(course, title, ({ id }) =>
    admin.studio('PATCH', `/lessons/${id}`, { _status: 'draft' }),
  )

const trashed = (course: number, title: string) =>
  hideAfterwards(course, title, ({ id }) => admin.send('DELETE', `/api/lessons/${id}`))

const trashedInStudio = (course: number, title: string) =>
  hideAfterwards(course, title, ({ id }) => trash(admin, 'lessons', id))

const hidden = [
  ['a draft', draft],
  ['an unpublished lesson', unpublished],
  ['a deleted lesson', trashed],
  ['a lesson in the studio’s trash', trashedInStudio],
] as const

test.each(hidden)('%s is in no list that a visitor sees', async (_, build) => {
  const course = await buildCourse(admin)
  const title = uniqueText('Hidden')
  await build(course.id, title)

  const seen = await Promise.all(
    [
      ...['/api/lessons', `/api/courses/${course.id}/lessons`, `/course/${course.id}`],
      ...[`/view-lessons/${course.id}`, `/courses/${course.slug}`],
    ].map((path) => visitor.send('GET', path)),
  )

  expect(seen.map(({ text }) => text).join('')).not.toContain(title)
})

test.each(hidden)('%s counts for no visitor', async (_, build) => {
  const course = await buildCourse(admin)
  await build(course.id, uniqueText('Hidden'))

  const { json } = await visitor.send('GET', `/api/courses/${course.id}`)

  expect(json).toMatchObject({ lessons: 0, latestLessonDate: null, isActive: false })
})

test.each(hidden)('%s is not found by a visitor', async (_, build) => {
  const course = await buildCourse(admin)
  const { id } = await build(course.id, uniqueText('Hidden'))

  const answers = await Promise.all(
    [
      ...[
        `/api/lessons/${id}`,
        `/api/lessons/${id}?draft=1`,
        `/api/courses/${course.id}/lessons/1`,
      ],
      ...[`/lesson-documents/${id}`, `/lesson-documents/${id}/interactive`],
      ...[`/view-lesson-details/${id}`, `/courses/${course.slug}/speech-course-1`],
    ].map((path) => visitor.send('GET', path)),
  )

  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
})

test('an admin previews a draft', async () => {
  const course = await buildCourse(admin)
  const { id } = await draft(course.id, uniqueText('Draft'))

  const one = await admin.send('GET', `/api/lessons/${id}`)
  const byPlace = await admin.send('GET', `/api/courses/${course.id}/lessons/1`)
  const list = await admin.send('GET', `/api/courses/${course.id}/lessons`)

  expect(one.json).toMatchObject({ id, status: 'draft' })
  expect(byPlace.json).toMatchObject({ id, status: 'draft' })
  expect(z.array(LessonSummary.strict()).parse(list.json)).toMatchObject([{ id, status: 'draft' }])
})

test('a deleted lesson is gone for the admin’s contract too', async () => {
  const course = await buildCourse(admin)
  const { id } = await trashed(course.id, uniqueText('Deleted'))

  expect((await admin.send('GET', `/api/lessons/${id}`)).status).toBe(404)
  expect((await admin.send('DELETE', `/api/lessons/${id}`)).status).toBe(404)
  expect((await admin.send('GET', `/api/courses/${course.id}/lessons`)).json).toEqual([])
  const place = { courseId: course.id, lessonNumber: 5 }
  expect((await admin.send('PUT', `/api/lessons/${id}`, place)).status).toBe(404)
})

test('a newer draft is for the admin who asks for it', async () => {
  const course = await buildCourse(admin)
  const { id } = await buildLesson(admin, { course: course.id, title: 'As published' })
  await saveDraft(admin, 'lessons', { id, title: 'As drafted' })
  const path = `/api/lessons/${id}`

  expect((await visitor.send('GET', path)).json).toMatchObject({ title: 'As published' })
  expect((await visitor.send('GET', `${path}?draft=1`)).json).toMatchObject({
    title: 'As published',
  })
  expect((await admin.send('GET', path)).json).toMatchObject({ title: 'As published' })
  expect((await admin.send('GET', `${path}?draft=1`)).json).toMatchObject({ title: 'As drafted' })
})
