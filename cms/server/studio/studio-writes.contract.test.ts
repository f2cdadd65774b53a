import { expect, test } from 'vitest'
import {
  buildCourse,
  buildLesson,
  readNewest,
  restore,
  trash,
} from '../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'

const url = site.url
const admin = await signedIn(url)
const visitor = contractClient(url)

/** More than the pool has connections (payload.config.ts). */
const count = 25

async function buildLessons(fields: object = {}) {
  const course = await buildCourse(admin)
  const lessons = []
  for (let lessonNumber = 1; lessonNumber <= count; lessonNumber++) {
    lessons.push(await buildLesson(admin, { course: course.id, lessonNumber, ...fields }))
  }
  return { course, ids: lessons.map(({ id }) => id) }
}

/** To be saved by one test after the other. */
const published = await buildLessons()

const autosave = (id: number, title: string) =>
  admin.studio('PATCH', `/lessons/${id}?draft=true&autosave=true&depth=0`, {
    title,
    _status: 'draft',
  })

const statuses = (answers: { status: number }[]) => new Set(answers.map(({ status }) => status))

test.each(['published', 'draft'])(
  'twenty-five lessons save themselves at once, and each keeps its words: %s',
  async (_status) => {
    const { ids } = _status === 'draft' ? await buildLessons({ _status }) : published

    const answers = await Promise.all(ids.map((id) => autosave(id, `Words of ${id}`)))

    expect(statuses(answers)).toEqual(new Set([200]))
    const newest = await Promise.all(ids.map((id) => readNewest(admin, 'lessons', id)))
    expect(newest.map(({ title }) => title)).toEqual(ids.map((id) => `Words of ${id}`))
  },
)

test('one lesson that is saved twenty-five times at once answers each time', async () => {
  const course = await buildCourse(admin)
  const { id } = await buildLesson(admin, { course: course.id })

  const answers = await Promise.all(
    Array.from({ length: count }, (_none, index) => autosave(id, `Words ${index}`)),
  )

  expect(statuses(answers)).toEqual(new Set([200]))
})

test('twenty-five lessons are trashed and restored at once', async () => {
  const { course, ids } = await buildLessons()

  const trashed = await Promise.all(ids.map((id) => trash(admin, 'lessons', id)))
  const restored = await Promise.all(ids.map((id) => restore(admin, 'lessons', id)))

  expect([statuses(trashed), statuses(restored)]).toEqual([new Set([200]), new Set([200])])
  const { json } = await visitor.send('GET', `/api/courses/${course.id}/lessons`)
  expect(json).toHaveLength(count)
})

test('the site answers while the studio writes', async () => {
  const { ids } = published
  const { id: courseId } = await buildCourse(admin)
  const writing = Promise.all(ids.map((id) => autosave(id, `Words of ${id}`)))

  const [page, session, saved] = await Promise.all([
    visitor.send('GET', '/api/courses?fresh=1'),
    admin.send('GET', '/api/admin/me'),
    admin.send('PUT', `/api/lessons/${ids[0]}`, { courseId, lessonNumber: 1 }),
  ])

  expect([page.status, session.status, saved.status]).toEqual([200, 200, 200])
  expect(statuses(await writing)).toEqual(new Set([200]))
})
