import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { buildCourse, buildLesson, type StudioDocument } from '../../../testing/build-content.ts'
import { signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'
import { sitePayload } from '../../../testing/site/site-payload.ts'
import { Lesson, LessonSummary } from '../../contract/lesson.ts'

const admin = await signedIn(site.url)

const twenty = Array.from({ length: 20 }, (_, index) => index + 1)

async function numbersIn(course: StudioDocument): Promise<number[]> {
  const { json } = await admin.send('GET', `/api/courses/${course.id}/lessons`)
  return z
    .array(LessonSummary)
    .parse(json)
    .map(({ lessonNumber }) => lessonNumber)
}

const buildTwenty = (course: StudioDocument) =>
  Promise.all(twenty.map((lessonNumber) => buildLesson(admin, { course: course.id, lessonNumber })))

const moveToOne = (lesson: StudioDocument, to: StudioDocument) =>
  admin.send('PUT', `/api/lessons/${lesson.id}`, { courseId: to.id, lessonNumber: 1 })

test('twenty lessons created at once have twenty numbers', async () => {
  const course = await buildCourse(admin)

  const answers = await Promise.all(
    twenty.map((n) =>
      admin.send('POST', `/api/courses/${course.id}/lessons`, { htmlContent: `<p>${n}</p>` }),
    ),
  )

  expect(answers.map(({ status }) => status)).toEqual(twenty.map(() => 201))
  const given = answers.map(({ json }) => Lesson.parse(json).lessonNumber)
  expect(given.toSorted((a, b) => a - b)).toEqual(twenty)
  expect(await numbersIn(course)).toEqual(twenty)
})

test('twenty lessons moved at once to one place have twenty numbers', async () => {
  const [from, to] = [await buildCourse(admin), await buildCourse(admin)]
  const lessons = await buildTwenty(from)

  const answers = await Promise.all(lessons.map((lesson) => moveToOne(lesson, to)))

  expect(answers.map(({ status }) => status)).toEqual(twenty.map(() => 200))
  expect(await numbersIn(to)).toEqual(twenty)
  expect(await numbersIn(from)).toEqual([])
})

test('two courses can change their lessons at once', async () => {
  const [one, other] = [await buildCourse(admin), await buildCourse(admin)]
  const [ofOne, ofOther] = [await buildTwenty(one), await buildTwenty(other)]

  const answers = await Promise.all([
    ...ofOne.map((lesson) => moveToOne(lesson, other)),
    ...ofOther.map((lesson) => moveToOne(lesson, one)),
  ])

  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  expect(new Set(await numbersIn(one)).size).toBe(20)
  expect(new Set(await numbersIn(other)).size).toBe(20)
})

test('one lesson moved thirty times at once is in one place', async () => {
  const [from, to] = [await buildCourse(admin), await buildCourse(admin)]
  const { id } = await buildLesson(admin, { course: from.id })

  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      admin.send('PUT', `/api/lessons/${id}`, { courseId: to.id, lessonNumber: n + 1 }),
    ),
  )

  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  expect(await numbersIn(from)).toEqual([])
  expect(await numbersIn(to)).toHaveLength(1)
})

test('twenty lessons deleted and created at once leave no number twice', async () => {
  const course = await buildCourse(admin)
  const lessons = await buildTwenty(course)

  const answers = await Promise.all(
    lessons.flatMap(({ id }) => [
      admin.send('DELETE', `/api/lessons/${id}`),
      admin.send('POST', `/api/courses/${course.id}/lessons`, { htmlContent: '<p>New</p>' }),
    ]),
  )

  expect(answers.filter(({ status }) => status >= 400)).toEqual([])
  const numbers = await numbersIn(course)
  expect(numbers).toHaveLength(20)
  expect(new Set(numbers).size).toBe(20)
})

/** How many statements wait for a row that somebody else holds. */
async function waitingForRows(): Promise<number> {
  const { rows } = await (await sitePayload()).db.pool.query(
    `select count(*)::integer as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return Number(rows[0]?.waiting)
}

test('a lesson that is saved in the studio and moved at the same moment is both', async () => {
  const course = await buildCourse(admin)
  const { id } = await buildLesson(admin, { course: course.id, lessonNumber: 1 })
  const holder = await (await sitePayload()).db.pool.connect()
  await holder.query('begin')
  await holder.query('select from courses where id = $1 for no key update', [course.id])

  const saving = admin.studio('PATCH', `/lessons/${id}`, { title: 'New', _status: 'published' })
  await expect.poll(waitingForRows).toBe(1)
  const moving = admin.send('PUT', `/api/lessons/${id}`, { courseId: course.id, lessonNumber: 5 })
  await expect.poll(waitingForRows).toBe(2)
  await holder.query('commit')
  holder.release()
  const answers = await Promise.all([saving, moving])

  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const { json } = await admin.send('GET', `/api/lessons/${id}`)
  expect(json).toMatchObject({ title: 'New', lessonNumber: 5 })
})

test('an earlier version brings its content back, and leaves the lesson at its place', async () => {
  const course = await buildCourse(admin)
  const lesson = await buildLesson(admin, { course: course.id, lessonNumber: 3, title: 'Before' })
  await buildLesson(admin, { course: course.id, lessonNumber: 5 })
  const path = `/lessons/${lesson.id}?depth=0`
  const { json } = await admin.studio(
    'GET',
    `/lessons/versions?where[parent][equals]=${lesson.id}&sort=-updatedAt&depth=0&limit=1`,
  )
  const version = String(Object(json).docs[0].id)
  await admin.studio('PATCH', path, { title: 'After', lessonNumber: 7, _status: 'published' })
  await buildLesson(admin, { course: course.id, lessonNumber: 3 })

  const restored = await admin.studio('POST', `/lessons/versions/${version}`)

  expect(restored.status).toBe(200)
  const now = await admin.studio('GET', path)
  expect(now.json).toMatchObject({ title: 'Before', lessonNumber: 7, _status: 'published' })
  expect(await numbersIn(course)).toEqual([3, 5, 7])
})

/** A lesson that was moved out of a course, and the way to restore what it was there. */
async function moved() {
  const [before, now] = [await buildCourse(admin), await buildCourse(admin)]
  const lesson = await buildLesson(admin, { course: before.id, title: 'Before' })
  const path = `/lessons/${lesson.id}?depth=0`
  const read = async () => (await admin.studio('GET', path)).json
  const { json } = await admin.studio(
    'GET',
    `/lessons/versions?where[parent][equals]=${lesson.id}&sort=-updatedAt&depth=0&limit=1`,
  )
  await admin.studio('PATCH', path, {
    title: 'After',
    course: now.id,
    lessonNumber: 4,
    _status: 'published',
  })
  const restore = () => admin.studio('POST', `/lessons/versions/${Object(json).docs[0].id}`)
  return { before, restore, read, inPlace: { title: 'Before', course: now.id, lessonNumber: 4 } }
}

test('an earlier version leaves the lesson in its course', async () => {
  const { restore, read, inPlace } = await moved()

  expect((await restore()).status).toBe(200)
  expect(await read()).toMatchObject(inPlace)
})

test('so it does where the course that it was in is in the trash, or gone', async () => {
  const { before, restore, read, inPlace } = await moved()
  await admin.studio('PATCH', `/courses/${before.id}`, { deletedAt: new Date().toISOString() })

  expect((await restore()).status).toBe(200)
  await admin.studio('DELETE', `/courses/${before.id}?trash=true`)
  expect((await restore()).status).toBe(200)
  expect(await read()).toMatchObject(inPlace)
})

describe('a course whose last lesson has the highest number there is', () => {
  const highest = 'The last lesson of this course has the highest number there is, 1000000.'

  async function filled() {
    const course = await buildCourse(admin)
    await buildLesson(admin, { course: course.id, lessonNumber: 1_000_000 })
    return course
  }

  test('takes no lesson behind it, and says why', async () => {
    const course = await filled()

    const { status, json } = await admin.send('POST', `/api/courses/${course.id}/lessons`, {
      htmlContent: '<p>One more</p>',
    })

    expect(status).toBe(409)
    expect(json).toMatchObject({ message: expect.stringContaining(highest) })
  })

  test('takes one at a number that is free', async () => {
    const course = await filled()
    const other = await buildLesson(admin, { course: (await buildCourse(admin)).id })

    expect((await moveToOne(other, course)).status).toBe(200)
    expect(await numbersIn(course)).toEqual([1, 1_000_000])
  })
})
