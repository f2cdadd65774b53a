import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  buildCourse,
  buildLesson,
  buildLessonWithDraft,
  publishNewest,
  readNewest,
  saveDraft,
  uniqueText,
} from '../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { downloadArchive, uploadArchive } from '../../../testing/course-archives.ts'
import { site } from '../../../testing/site/site.ts'
import { ImportedCourse } from '../../contract/course.ts'

const url = site.url
const visitor = contractClient(url)
const admin = await signedIn(url)

const words = () => ({
  title: uniqueText('Newest'),
  objectives: [{ text: 'First' }, { text: 'Second' }],
  quizQuestions: [{ question: 'Which?', options: [{ text: 'one' }, { text: 'two' }] }],
})

const patch = (query: string, fields: object) =>
  admin.studio('PATCH', `/lessons${query}`, { _status: 'draft', ...fields })

async function buildDraft() {
  const course = await buildCourse(admin)
  const { id } = await buildLesson(admin, {
    course: course.id,
    title: 'First words',
    _status: 'draft',
  })
  return { id, course }
}

/** The stored row itself, in the trash too. */
async function readRow(collection: 'courses' | 'lessons', id: number) {
  const { json } = await admin.studio('GET', `/${collection}/${id}?draft=false&depth=0&trash=true`)
  return json
}

const Versions = z.object({ docs: z.array(z.object({ id: z.number() })) })

/** The first version of a lesson, restored as a draft as the studio does it. */
async function restoreFirstVersion(id: number) {
  const { json } = await admin.studio(
    'GET',
    `/lessons/versions?where[parent][equals]=${id}&sort=createdAt&depth=0`,
  )
  const [first] = Versions.parse(json).docs
  return admin.studio('POST', `/lessons/versions/${first?.id}?draft=true`)
}

const now = () => new Date().toISOString()

test.each([
  ['save draft', (id: number) => patch(`/${id}?draft=true`, words())],
  ['the editor itself', (id: number) => patch(`/${id}?draft=true&autosave=true`, words())],
  ['a bulk edit', (id: number) => patch(`?draft=true&where[id][in]=${id}`, words())],
  ['a version that is restored as a draft', restoreFirstVersion],
  ['the trash', (id: number) => patch(`/${id}?draft=true`, { deletedAt: now() })],
  ['unpublishing', (id: number) => patch(`/${id}`, {})],
])('the row of a lesson that is not published follows %s', async (_way, save) => {
  const { id } = await buildDraft()
  await saveDraft(admin, 'lessons', { id, ...words(), title: 'Second words' })

  const { status } = await save(id)

  expect([200, 201]).toContain(status)
  expect(await readRow('lessons', id)).toEqual(await readNewest(admin, 'lessons', id))
})

test('it follows a restore from the trash, as a draft or by a draft', async () => {
  const [one, other] = [await buildDraft(), await buildDraft()]
  for (const { id } of [one, other]) {
    await saveDraft(admin, 'lessons', { id, ...words() })
    await admin.send('DELETE', `/api/lessons/${id}`)
  }

  await patch(`/${one.id}?trash=true`, { deletedAt: null })
  await patch(`/${other.id}?trash=true&draft=true`, { deletedAt: null })

  for (const { id } of [one, other]) {
    const row = await readRow('lessons', id)
    expect(row).toEqual(await readNewest(admin, 'lessons', id))
    expect(row).toMatchObject({
      deletedAt: null,
      objectives: [{ text: 'First' }, expect.anything()],
    })
  }
})

test('a copy and an imported lesson have a row with all their words', async () => {
  const { id, course } = await buildDraft()
  await saveDraft(admin, 'lessons', { id, ...words() })

  const copy = await admin.studio('POST', `/lessons/${id}/duplicate?depth=0`)
  const imported = await uploadArchive(admin, await downloadArchive(admin, course.id))
  const { json } = await admin.send(
    'GET',
    `/api/courses/${ImportedCourse.parse(imported.json).id}/lessons`,
  )

  const copyId = Number(Object(Object(copy.json).doc).id)
  const lessons = z.array(z.object({ id: z.number() })).parse(json)
  const ids = [copyId, ...lessons.map((lesson) => lesson.id)]
  expect(ids).toHaveLength(3)
  for (const made of ids) {
    const row = await readRow('lessons', made)
    expect(row).toEqual(await readNewest(admin, 'lessons', made))
    expect(row).toMatchObject({ _status: 'draft', quizQuestions: [{ question: 'Which?' }] })
  }
})

test('it follows drafts that a bulk edit moves: list, number and count are there alone', async () => {
  const { id, course } = await buildDraft()
  const other = await buildCourse(admin)

  await patch(`?draft=true&where[id][equals]=${id}`, { course: other.id })

  const left = await admin.send('GET', `/api/courses/${course.id}/lessons`)
  const there = await admin.send('GET', `/api/courses/${other.id}/lessons/1`)
  const counted = await admin.send('GET', `/api/courses/${other.id}`)
  const next = await buildLesson(admin, { course: other.id })
  expect(left.json).toEqual([])
  expect(there.json).toMatchObject({ id, courseId: other.id })
  expect(counted.json).toMatchObject({ lessons: 1 })
  expect(next).toMatchObject({ lessonNumber: 2 })
})

test('the row of a course follows too', async () => {
  const { id } = await buildCourse(admin, { _status: 'draft' })

  await admin.studio('PATCH', `/courses?draft=true&where[id][equals]=${id}`, {
    _status: 'draft',
    description: 'Newest',
    cssContent: 'p {}',
  })

  expect(await readRow('courses', id)).toEqual(await readNewest(admin, 'courses', id))
  expect((await admin.send('GET', `/api/courses/${id}`)).json).toMatchObject({
    description: 'Newest',
    cssContent: 'p {}',
  })
})

test.each([
  ['save draft', (id: number) => patch(`/${id}?draft=true`, words())],
  ['the editor itself', (id: number) => patch(`/${id}?draft=true&autosave=true`, words())],
  ['a bulk edit', (id: number) => patch(`?draft=true&where[id][in]=${id}`, words())],
  ['a version that is restored as a draft', restoreFirstVersion],
])(
  'what is published stays, and its answers are kept, whatever is saved by %s',
  async (_, save) => {
    const { id } = await buildLessonWithDraft(admin)
    const path = `/api/lessons/${id}`
    const before = await visitor.send('GET', path)

    await save(id)

    const after = await visitor.send('GET', path)
    expect(after.json).toMatchObject({ title: 'As published', status: 'published' })
    expect(after.text).toBe(before.text)
    expect(await readRow('lessons', id)).toMatchObject({ _status: 'published' })
    expect(await readNewest(admin, 'lessons', id)).toMatchObject({ _status: 'draft' })
  },
)

test('what is published while the editor saves by itself stays published', async () => {
  const lessons = await Promise.all(Array.from({ length: 8 }, buildDraft))

  const saves = await Promise.all(
    lessons.flatMap(({ id }) => [
      patch(`/${id}?draft=true&autosave=true`, { title: 'Once more' }),
      publishNewest(admin, id),
      patch(`/${id}?draft=true&autosave=true`, { title: 'And once more' }),
    ]),
  )

  const seen = await Promise.all(lessons.map(({ id }) => visitor.send('GET', `/api/lessons/${id}`)))
  expect(saves.map(({ status }) => status)).toEqual(saves.map(() => 200))
  expect(seen.map(({ status }) => status)).toEqual(lessons.map(() => 200))
})
