import { expect, test } from 'vitest'
import { buildCourse, buildLesson, uniqueText } from '../../../testing/build-content.ts'
import { buildStudent } from '../../../testing/build-student.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { query } from '../../../testing/databases.ts'
import { testAdmin } from '../../../testing/running-product.ts'
import { site } from '../../../testing/site/site.ts'
import { sitePayload } from '../../../testing/site/site-payload.ts'
import { StudentReport } from '../../contract/student-report.ts'
import { readNewResults } from './new-results.ts'

const admin = await signedIn(site.url)
const payload = await sitePayload()
// Other tests of the worker may have made assistants.
const { docs } = await payload.find({
  collection: 'admins',
  where: { username: { equals: testAdmin.username } },
  overrideAccess: true,
})
const user = docs[0] && { ...docs[0], collection: 'admins' as const }
const course = await buildCourse(admin)

async function given(name: string) {
  const title = uniqueText('Lesson')
  const lesson = await buildLesson(admin, { course: course.id, title })
  const student = await buildStudent(admin, { name, lessons: [lesson.id] })
  const add = (kind: string, data: object) => {
    const key = crypto.randomUUID()
    return query(
      site.databaseUrl,
      `insert into results (student_id, event, key, kind, lesson_id, title, at, data)
       values (${student.id}, '${key}', '${key}', '${kind}', ${lesson.id}, '${title}', now(),
         '${JSON.stringify(data)}')`,
    )
  }
  return { id: student.id, lessonId: lesson.id, title, add }
}

const readUpTo = async (id: number) =>
  StudentReport.parse((await admin.studio('GET', `/students/${id}/report`)).json).upTo

async function linesOf(studentId: number, shown = 1_000) {
  if (!user) throw new Error('There is an admin.')
  const { lines } = await readNewResults(payload, user, shown)
  return lines.filter(({ student }) => student === studentId)
}

test('what came in is one line a lesson, with the first try of its quiz', async () => {
  const { id, title, add } = await given('Ewa')
  await add('step', { stage: 'quiz' })
  await add('quiz', { right: 1, total: 2 })
  await add('quiz', { right: 2, total: 2 })
  await add('done', {})

  const lines = await linesOf(id)

  expect(lines).toMatchObject([{ name: 'Ewa', title, isDone: true, right: 1, total: 2 }])
})

test('what was begun is not finished, and may have no quiz', async () => {
  const { id, add } = await given('Jan')
  await add('step', { stage: 'video' })

  expect(await linesOf(id)).toMatchObject([{ isDone: false, right: null, total: null }])
})

test('what was finished and taken back is not finished', async () => {
  const { id, add } = await given('Lea')
  await add('done', {})
  await add('done', { undone: true })

  expect(await linesOf(id)).toMatchObject([{ isDone: false }])
  await add('done', {})
  expect(await linesOf(id)).toMatchObject([{ isDone: true }])
})

test('lessons that were deleted for good stay a line each', async () => {
  const { id, lessonId, title, add } = await given('Ada')
  const other = await buildLesson(admin, { course: course.id })
  await add('quiz', { right: 1, total: 2 })
  await query(
    site.databaseUrl,
    `update results set lesson_id = ${other.id}, title = 'Another'
    where student_id = ${id}`,
  )
  await add('quiz', { right: 2, total: 2 })
  for (const gone of [lessonId, other.id]) {
    await admin.studio('PATCH', `/lessons/${gone}`, { deletedAt: new Date().toISOString() })
    await admin.studio('DELETE', `/lessons/${gone}?trash=true`)
  }

  const lines = await linesOf(id)

  expect(lines.map((line) => [line.title, line.right])).toEqual([
    [title, 2],
    ['Another', 1],
  ])
})

test('of a lesson and an exercise with one title that are gone, each has its own line', async () => {
  const { id, title, add } = await given('Eva')
  await add('quiz', { right: 1, total: 2 })
  await add('finished', { right: 2, total: 3 })
  await query(site.databaseUrl, `update results set lesson_id = null where student_id = ${id}`)

  const lines = await linesOf(id)

  expect(lines.map((line) => [line.title, line.isDone]).sort()).toEqual([
    [title, false],
    [title, true],
  ])
})

test('what the tutor has looked at is new no longer, what comes later is', async () => {
  const { id, add } = await given('Mia')
  await add('done', {})
  const upTo = await readUpTo(id)

  await admin.studio('POST', `/students/${id}/seen`, { upTo })

  expect(await linesOf(id)).toEqual([])
  await add('step', { stage: 'quiz' })
  expect(await linesOf(id)).toHaveLength(1)
})

test('what comes in after the report was read stays new when that is marked as seen', async () => {
  const { id, add } = await given('Nia')
  await add('step', { stage: 'video' })
  const upTo = await readUpTo(id)
  await add('done', {})

  const { status } = await admin.studio('POST', `/students/${id}/seen`, { upTo })

  expect(status).toBe(200)
  expect(await linesOf(id)).toMatchObject([{ isDone: true }])
})

test('an older report that is marked later brings nothing back', async () => {
  const { id, add } = await given('Ida')
  await add('step', { stage: 'video' })
  const older = await readUpTo(id)
  await add('done', {})
  const newer = await readUpTo(id)

  await admin.studio('POST', `/students/${id}/seen`, { upTo: newer })
  await admin.studio('POST', `/students/${id}/seen`, { upTo: older })

  expect(await linesOf(id)).toEqual([])
})

test('a mark of a time to come hides nothing that comes later', async () => {
  const { id, add } = await given('Eve')
  await admin.studio('POST', `/students/${id}/seen`, { upTo: '9999-12-31T00:00:00.000Z' })

  await add('done', {})

  expect(await linesOf(id)).toHaveLength(1)
})

test.each([undefined, {}, { upTo: 'yesterday' }])(
  'a mark that does not say up to when marks nothing: %j',
  async (body) => {
    const { id, add } = await given('Ava')
    await add('done', {})

    const { status } = await admin.studio('POST', `/students/${id}/seen`, body)

    expect(status).toBe(400)
    expect(await linesOf(id)).toHaveLength(1)
  },
)

test('the report is an admin’s alone', async () => {
  const { id } = await given('Nobody')
  const visitor = contractClient(site.url)

  expect((await visitor.studio('GET', `/students/${id}/report`)).status).toBe(401)
  expect((await visitor.studio('POST', `/students/${id}/seen`)).status).toBe(401)
})
