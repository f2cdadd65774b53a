import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { buildCourse, buildLesson } from '../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'
import { sitePayload } from '../../../testing/site/site-payload.ts'
import { LessonPreview, LessonSummary } from '../../contract/lesson.ts'
import { readInProcess } from '../read-in-process.ts'
import { visitorReader } from '../reader/sql-reader.ts'
import { storedReader } from '../reader/stored-reader.ts'

const payload = await sitePayload()
const { pool } = payload.db
const [visitor, admin] = [contractClient(site.url), await signedIn(site.url)]
const title = 'One of very many'
let courseId = 0

/** More lessons than are made into one answer at once, some of them premium or not published. */
beforeAll(async () => {
  courseId = (await buildCourse(admin)).id
  await pool.query(
    `insert into lessons (title, course_id, lesson_number, is_premium, _status)
     select $1, $2, number, number % 7 = 0,
            case when number % 11 = 0 then 'draft' else 'published' end::enum_lessons_status
     from generate_series(1, 1300) number`,
    [title, courseId],
  )
  await changeLessons() // the site hears of nothing that SQL alone has done
})

afterAll(async () => {
  await pool.query('delete from lessons where title = $1', [title])
  await changeLessons()
  await admin.studio('DELETE', `/courses/${courseId}`)
})

const changeLessons = () => buildLesson(admin, { course: courseId })

test('a long list of all lessons is sent in parts, and is the list that Payload gives', async () => {
  const reader = storedReader(payload)
  const whole = await readInProcess('/api/lessons', { admin: null, reader, payload, address: '' })

  const { status, headers, json } = await visitor.send('GET', '/api/lessons')

  expect(status).toBe(200)
  expect(headers.get('content-length')).toBeNull()
  expect(headers.get('etag')).toBeNull()
  expect(z.array(z.union([LessonSummary.strict(), LessonPreview.strict()])).parse(json)).toEqual(
    whole,
  )
})

test('each part is read by itself, and they meet without a gap', async () => {
  const sizes: number[] = []
  const numbers: unknown[] = []
  for await (const rows of visitorReader(payload).allLessons()) {
    sizes.push(rows.length)
    numbers.push(...rows.filter((row) => row.title === title).map((row) => row.lessonNumber))
  }

  expect(Math.max(...sizes)).toBeLessThan(500)
  expect(sizes.length).toBeGreaterThan(3)
  expect(new Set(numbers).size).toBe(1300 - Math.floor(1300 / 11))
})

test('a long list of a course is sent in parts as well, and is the list that Payload gives', async () => {
  const path = `/api/courses/${courseId}/lessons`
  const reader = storedReader(payload)
  const whole = await readInProcess(path, { admin: null, reader, payload, address: '' })

  const { status, headers, json } = await visitor.send('GET', path)

  expect(status).toBe(200)
  expect(headers.get('content-length')).toBeNull()
  expect(json).toEqual(whole)
  expect(json).toHaveLength(1300 - Math.floor(1300 / 11) + 1)
})

test.each([
  ['from=1250', 1250, 47],
  ['limit=1001', 1, 1001],
  ['from=200&limit=1050', 200, 1002],
])('%s of a long course begins and ends where it says', async (query, first, length) => {
  const { json } = await visitor.send('GET', `/api/courses/${courseId}/lessons?${query}`)

  expect(json).toHaveLength(length)
  expect(json).toHaveProperty('0.lessonNumber', first)
})

test('a short part of a long course is made at once and kept', async () => {
  const { headers } = await visitor.send('GET', `/api/courses/${courseId}/lessons?limit=100`)

  expect(headers.get('etag')).not.toBeNull()
})

test('HEAD is answered without the list', async () => {
  const { status, text, headers } = await visitor.send('HEAD', '/api/lessons')

  expect([status, text]).toEqual([200, ''])
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
})
