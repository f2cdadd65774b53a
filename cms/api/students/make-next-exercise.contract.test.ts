import { expect, test } from 'vitest'
import { z } from 'zod'
import { buildCourse, buildExercise, buildLesson } from '../../../testing/build-content.ts'
import { buildStudent, linkOf, openLink } from '../../../testing/build-student.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { query } from '../../../testing/databases.ts'
import { site } from '../../../testing/site/site.ts'
import { ulidOf } from '../../../testing/ulids.ts'
import { StudentReport } from '../../contract/student-report.ts'

const { url } = site
const admin = await signedIn(url)

const happened = (n: number) => ({
  id: ulidOf(n),
  at: Date.now() + n,
})

/** Somebody who missed a word of an exercise and one of a lesson, and knew two. */
async function practised() {
  const course = await buildCourse(admin)
  const lesson = await buildLesson(admin, {
    course: course.id,
    vocabulary: [{ word: 'delay', definition: 'When it comes late', example: 'A long delay.' }],
  })
  const exercise = await buildExercise(admin, {
    rows: [
      { word: 'platform', translation: 'binario', example: 'On this platform.', alsoRight: 'a; b' },
      { word: 'ticket', translation: 'biglietto' },
      { word: 'luggage' },
    ],
  })
  const { id } = await buildStudent(admin, {
    name: 'Ewa',
    lessons: [lesson.id],
    exercises: [exercise.id],
  })
  const browser = contractClient(url)
  await openLink(browser, await linkOf(admin, id))
  await browser.send('POST', '/api/student/consent', { agrees: true })
  const answered = (n: number, word: string, verdict: string) => ({
    ...happened(n),
    kind: 'answered',
    exercise: exercise.id,
    data: { word: `e${exercise.id}:${word}`, how: 'gap', verdict, answer: '' },
  })
  const ref = `${course.id}/${lesson.id}`
  const data = { word: `${lesson.id}:delay`, how: 'gap', verdict: 'wrong' }
  const { status } = await browser.send('POST', '/api/student/results', {
    events: [
      answered(1, 'platform', 'wrong'),
      answered(2, 'ticket', 'right'),
      answered(3, 'luggage', 'slip'),
      answered(4, 'platform', 'wrong'),
      { ...happened(5), kind: 'words', ref, data },
    ],
  })
  expect(status).toBe(200)
  return { id, browser, exercise }
}

const Made = z.object({ id: z.number() })
const make = (id: number, by = admin, body?: object) =>
  by.send('POST', `/api/students/${id}/next-exercise`, body)

test('a draft holds the missed words with all that is known of them, then some that she knew', async () => {
  const { id } = await practised()

  const made = await make(id)

  expect(made.status).toBe(201)
  const { json } = await admin.studio(
    'GET',
    `/exercises/${Made.parse(made.json).id}?depth=0&draft=true`,
  )
  expect(json).toMatchObject({
    _status: 'draft',
    student: id,
    madeFor: 'Ewa',
    address: null,
    title: expect.stringMatching(/^Once more: words of \d/),
    rows: [
      { word: 'platform', translation: 'binario', example: 'On this platform.', alsoRight: 'a; b' },
      { word: 'delay', meaning: 'When it comes late', example: 'A long delay.' },
      { word: 'ticket', translation: 'biglietto' },
      { word: 'luggage' },
    ],
  })
})

test('it is in what is handed out of her data, a draft and in the trash too', async () => {
  const { id } = await practised()
  const made = Made.parse((await make(id)).json)
  await admin.studio('PATCH', `/exercises/${made.id}`, { deletedAt: new Date().toISOString() })

  const file = await admin.studio('GET', `/students/${id}/data`)

  expect(file.json).toMatchObject({
    student: { id },
    exercises: [{ id: made.id, _status: 'draft', rows: [{ word: 'platform' }, {}, {}, {}] }],
  })
})

test('what was missed before thousands of other answers is not forgotten', async () => {
  const { id, exercise } = await practised()
  await query(
    site.databaseUrl,
    `insert into results (student_id, event, key, kind, exercise_id, at, data)
     select ${id}, n, '${id}:' || n, 'answered', ${exercise.id}, now() + make_interval(mins => n),
       '{"word": "ticket", "verdict": "right"}' from generate_series(1, 6000) n`,
  )

  const report = StudentReport.parse((await admin.studio('GET', `/students/${id}/report`)).json)
  const made = Made.parse((await make(id)).json)

  const words = ['platform', 'delay', 'ticket', 'luggage']
  expect(report.next.map(({ word }) => word)).toEqual(words)
  const { json } = await admin.studio('GET', `/exercises/${made.id}?depth=0&draft=true`)
  expect(json).toMatchObject({ rows: words.map((word) => ({ word })) })
})

const titleOf = async (made: unknown) => {
  const { json } = await admin.studio('GET', `/exercises/${Made.parse(made).id}?depth=0&draft=true`)
  return z.object({ title: z.string() }).parse(json).title
}

const hours = (n: number) => new Date(Date.now() + n * 60 * 60 * 1000)
const named = (day: Date) => {
  const text = day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return `Once more: words of ${text}`
}
const isoDay = (day: Date) => day.toISOString().slice(0, 10)

test('it is named after the day on its tutor’s own calendar', async () => {
  const [east, west] = [await practised(), await practised()]

  const ahead = await make(east.id, admin, { day: isoDay(hours(14)) })
  const behind = await make(west.id, admin, { day: isoDay(hours(-12)) })

  expect(await titleOf(ahead.json)).toBe(named(hours(14)))
  expect(await titleOf(behind.json)).toBe(named(hours(-12)))
})

test('a day that is nobody’s today names none, and what is no day is refused', async () => {
  const { id } = await practised()

  const wrong = await make(id, admin, { day: 'today' })
  const old = await make(id, admin, { day: '2001-03-04' })

  expect(wrong.status).toBe(400)
  expect(await titleOf(old.json)).not.toBe('Once more: words of 4 March')
})

test('as long as the draft waits, the same words are no second one', async () => {
  const { id } = await practised()
  const asked = await Promise.all([make(id), make(id)])
  const ids = asked.map(({ json }) => Made.parse(json).id)
  const [first = 0] = ids

  await admin.studio('PATCH', `/exercises/${first}`, { _status: 'published' })
  const next = Made.parse((await make(id)).json).id

  expect(ids).toEqual([first, first])
  expect(next).not.toBe(first)
  await admin.studio('PATCH', `/exercises/${next}?draft=true`, { rows: [{ word: 'platform' }] })
  expect(Made.parse((await make(id)).json).id).not.toBe(next)
})

test('it stands on her page once it is published, and not before', async () => {
  const { id, browser, exercise } = await practised()
  const made = Made.parse((await make(id)).json)
  const page = async () => (await browser.send('GET', '/api/student')).json
  const before = await page()

  await admin.studio('PATCH', `/exercises/${made.id}`, { _status: 'published' })

  expect(before).toMatchObject({ exercises: [{ exerciseId: exercise.id }] })
  expect(await page()).toMatchObject({
    exercises: [{ exerciseId: exercise.id }, { exerciseId: made.id }],
  })
})

test('the report names the words beforehand', async () => {
  const { id } = await practised()

  const { json } = await admin.studio('GET', `/students/${id}/report`)

  expect(json).toMatchObject({
    next: [
      { word: 'platform', wasMissed: true },
      { word: 'delay', wasMissed: true },
      { word: 'ticket', wasMissed: false },
      { word: 'luggage', wasMissed: false },
    ],
  })
})

test('of an exercise that is gone the words are still there', async () => {
  const { id, exercise } = await practised()
  await admin.studio('DELETE', `/exercises/${exercise.id}`)

  const made = await make(id)

  const { json } = await admin.studio('GET', `/exercises/${Made.parse(made.json).id}?draft=true`)
  expect(json).toMatchObject({ rows: [{ word: 'platform' }, { word: 'delay' }, {}, {}] })
})

test('who missed nothing gets none, and the tutor is told', async () => {
  const { id } = await buildStudent(admin)

  const { status, json } = await make(id)

  expect(status).toBe(409)
  expect(json).toEqual({
    message: 'No word was missed, or each one has been answered correctly since.',
  })
})

test('it is made for a student whom there is, by an admin', async () => {
  const { id, browser } = await practised()

  expect((await make(999_999)).status).toBe(404)
  expect((await make(id, browser)).status).toBe(401)
  expect((await make(id, contractClient(url))).status).toBe(401)
})
