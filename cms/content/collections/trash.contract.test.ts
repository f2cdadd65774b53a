import { expect, test } from 'vitest'
import {
  buildCourse,
  buildLesson,
  buildLessonWithDraft,
  publishNewest,
  readNewest,
  saveDraft,
  trash,
} from '../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'

const url = site.url
const admin = await signedIn(url)
const visitor = contractClient(url)

type Kind = 'courses' | 'lessons'

/** As the studio's list does it, for any number of documents. */
const changeMany = (kind: Kind, ids: number[], fields: object, isInTrash: boolean) =>
  admin.studio(
    'PATCH',
    `/${kind}?trash=${isInTrash}&where[and][0][id][in]=${ids.join(',')}&where[and][1][deletedAt][exists]=${isInTrash}`,
    fields,
  )

/** As the studio's 'Restore' does it; `_status` is what its box 'as published' says. */
const restoreAs = (kind: Kind, ids: number[], _status?: 'draft' | 'published') =>
  changeMany(kind, ids, _status ? { deletedAt: null, _status } : { deletedAt: null }, true)

const trashMany = (kind: Kind, ids: number[]) =>
  changeMany(kind, ids, { deletedAt: new Date().toISOString() }, false)

const seenBy = async (client: typeof admin, id: number) =>
  (await client.send('GET', `/api/lessons/${id}`)).json

const statusFor = async (client: typeof admin, path: string) =>
  (await client.send('GET', path)).status

const published = {
  title: 'As published',
  objectives: ['Published objective'],
  status: 'published',
}

const drafted = {
  title: 'As drafted',
  objectives: [expect.objectContaining({ text: 'Drafted objective' })],
  _status: 'draft',
}

test.each([
  ['one', (id: number) => trash(admin, 'lessons', id)],
  ['from the list', (id: number) => trashMany('lessons', [id])],
])(
  'a lesson trashed in the studio keeps what is published and its newer draft: %s',
  async (_way, discard) => {
    const { id } = await buildLessonWithDraft(admin)

    const { status } = await discard(id)

    expect(status).toBe(200)
    expect(await statusFor(visitor, `/api/lessons/${id}`)).toBe(404)
    expect(await readNewest(admin, 'lessons', id)).toMatchObject({
      ...drafted,
      deletedAt: expect.any(String),
    })
  },
)

test.each([['published'], [undefined]] as const)(
  'a lesson with a newer draft comes back as it was, restored as: %s',
  async (status) => {
    const { id } = await buildLessonWithDraft(admin)
    await trash(admin, 'lessons', id)

    const answer = await restoreAs('lessons', [id], status)

    expect(answer.status).toBe(200)
    expect(await seenBy(visitor, id)).toMatchObject(published)
    expect(await readNewest(admin, 'lessons', id)).toMatchObject({ ...drafted, deletedAt: null })
  },
)

test('the newer draft of a restored lesson can be published', async () => {
  const { id } = await buildLessonWithDraft(admin)
  await trash(admin, 'lessons', id)
  await restoreAs('lessons', [id], 'published')

  await publishNewest(admin, id)

  expect(await seenBy(visitor, id)).toMatchObject({
    title: 'As drafted',
    objectives: ['Drafted objective'],
  })
})

test('restored as a draft, a lesson is off the site and has its newest words', async () => {
  const { id } = await buildLessonWithDraft(admin)
  await trash(admin, 'lessons', id)

  const { status } = await restoreAs('lessons', [id], 'draft')

  expect(status).toBe(200)
  expect(await statusFor(visitor, `/api/lessons/${id}`)).toBe(404)
  expect(await seenBy(admin, id)).toMatchObject({ title: 'As drafted', status: 'draft' })
  expect(await readNewest(admin, 'lessons', id)).toMatchObject({ ...drafted, deletedAt: null })
})

test('several lessons go and come back together, each as it was', async () => {
  const course = await buildCourse(admin)
  const { id: first } = await buildLessonWithDraft(admin, { course: course.id })
  const { id: second } = await buildLesson(admin, { course: course.id, title: 'Second' })
  await trashMany('lessons', [first, second])

  const { status } = await restoreAs('lessons', [first, second], 'published')

  expect(status).toBe(200)
  expect(await seenBy(visitor, first)).toMatchObject(published)
  expect(await seenBy(visitor, second)).toMatchObject({ title: 'Second', status: 'published' })
  expect(await readNewest(admin, 'lessons', first)).toMatchObject(drafted)
})

test('a restored lesson whose number was taken gets the next free one, its draft too', async () => {
  const { id, course } = await buildLessonWithDraft(admin, { lessonNumber: 1 })
  await trash(admin, 'lessons', id)
  await buildLesson(admin, { course, lessonNumber: 1 })

  const { status } = await restoreAs('lessons', [id], 'published')

  expect(status).toBe(200)
  expect(await seenBy(visitor, id)).toMatchObject({ ...published, lessonNumber: 2 })
  expect(await readNewest(admin, 'lessons', id)).toMatchObject({ ...drafted, lessonNumber: 2 })
})

test('what the studio trashed comes back by the admin area’s Undo, and the other way round', async () => {
  const { id } = await buildLessonWithDraft(admin)
  await trash(admin, 'lessons', id)
  const undone = await admin.send('POST', `/api/lessons/${id}/restore`)
  await admin.send('DELETE', `/api/lessons/${id}`)

  const restored = await restoreAs('lessons', [id], 'published')

  expect([undone.status, restored.status]).toEqual([200, 200])
  expect(await seenBy(visitor, id)).toMatchObject(published)
  expect(await readNewest(admin, 'lessons', id)).toMatchObject(drafted)
})

test('a course with a newer draft comes back as it was', async () => {
  const { id } = await buildCourse(admin, { description: 'As published' })
  await saveDraft(admin, 'courses', { id, description: 'As drafted' })
  await trash(admin, 'courses', id)

  const { status } = await restoreAs('courses', [id], 'published')

  expect(status).toBe(200)
  expect((await visitor.send('GET', `/api/courses/${id}`)).json).toMatchObject({
    description: 'As published',
  })
  expect(await readNewest(admin, 'courses', id)).toMatchObject({
    description: 'As drafted',
    _status: 'draft',
    deletedAt: null,
  })
})

test('a course in the trash hides its lessons, and brings back those that went with it alone', async () => {
  const course = await buildCourse(admin)
  const stays = await buildLesson(admin, { course: course.id, lessonNumber: 1 })
  const before = await buildLesson(admin, { course: course.id, lessonNumber: 2 })
  await trash(admin, 'lessons', before.id)
  await trash(admin, 'courses', course.id)
  const paths = [`/api/lessons/${stays.id}`, `/view-lesson-details/${stays.id}`]
  const hidden = [
    await statusFor(visitor, paths[0] ?? ''),
    await statusFor(visitor, paths[1] ?? ''),
  ]
  const all = (await visitor.send('GET', '/api/lessons')).json

  await restoreAs('courses', [course.id], 'published')

  expect(hidden).toEqual([404, 404])
  expect(all).not.toContainEqual(expect.objectContaining({ id: stays.id }))
  expect((await visitor.send('GET', `/api/courses/${course.id}/lessons`)).json).toEqual([
    expect.objectContaining({ id: stays.id, lessonNumber: 1 }),
  ])
  expect(await statusFor(visitor, `/api/lessons/${before.id}`)).toBe(404)
})
