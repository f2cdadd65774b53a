import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { buildCourse } from '../../../testing/build-content.ts'
import { signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'
import { sitePayload } from '../../../testing/site/site-payload.ts'
import { storedReader } from '../reader/stored-reader.ts'

// What an admin is shown is read through Payload, a part behind the other, whatever its length.

const payload = await sitePayload()
const { pool } = payload.db
const admin = await signedIn(site.url)
const title = 'One of an admin’s many'
let [courseId, nextCourseId, trashedCourseId] = [0, 0, 0]

const Ids = z.array(z.looseObject({ id: z.number() })).transform((list) => list.map(({ id }) => id))

/**
 * A course whose lessons are published, drafts, or in the trash, with many of them unnumbered, so
 * that parts end at each kind; one behind it, and one in the trash.
 */
beforeAll(async () => {
  courseId = (await buildCourse(admin)).id
  nextCourseId = (await buildCourse(admin)).id
  trashedCourseId = (await buildCourse(admin)).id
  await pool.query(
    `insert into lessons (title, course_id, lesson_number, is_premium, deleted_at, _status)
     select $1, course_id, case when number <= 140 then number end, number % 9 = 0,
            case when number % 10 in (0, 1) then now() end,
            case when number % 3 = 0 then 'draft' else 'published' end::enum_lessons_status
     from generate_series(1, 320) number, unnest($2::integer[]) course_id`,
    [title, [courseId, nextCourseId, trashedCourseId]],
  )
  await pool.query(
    `insert into _lessons_v (parent_id, version_title, version_course_id, version_lesson_number,
                             version_is_premium, version_deleted_at, version__status,
                             version_created_at, latest)
     select id, title, course_id, ceil(lesson_number / 70), is_premium, deleted_at, 'draft',
            created_at, true
     from lessons where title = $1`,
    [title],
  )
  await pool.query('update courses set deleted_at = now() where id = $1', [trashedCourseId])
})

afterAll(async () => {
  await pool.query('update courses set deleted_at = null where id = $1', [trashedCourseId])
  await pool.query('delete from _lessons_v where version_title = $1', [title])
  await pool.query('delete from lessons where title = $1', [title])
  for (const id of [courseId, nextCourseId, trashedCourseId]) {
    await admin.studio('DELETE', `/courses/${id}`)
  }
})

const idsOf = async (sql: string, values: unknown[] = []) =>
  Ids.parse((await pool.query(sql, values)).rows)

/** In one piece: those of all courses that are not in the trash, the unnumbered behind the others. */
const stored = `
  select l.id from lessons l join courses c on c.id = l.course_id
  where l.deleted_at is null and c.deleted_at is null`
const inOrder = 'order by l.course_id, l.lesson_number nulls last, l.id desc'

test('an admin’s list of all lessons comes in parts, and nothing is lost where they meet', async () => {
  const { status, headers, json } = await admin.send('GET', '/api/lessons')

  expect(status).toBe(200)
  expect(headers.get('content-length')).toBeNull()
  expect(headers.get('cache-control')).toBe('no-store')
  expect(Ids.parse(json)).toEqual(await idsOf(`${stored} ${inOrder}`))
})

test('an admin’s list of a course comes in parts', async () => {
  const { headers, json } = await admin.send('GET', `/api/courses/${courseId}/lessons`)

  expect(headers.get('content-length')).toBeNull()
  expect(Ids.parse(json)).toEqual(await idsOf(`${stored} and c.id = $1 ${inOrder}`, [courseId]))
})

test('from a number on, and up to a limit, it has those alone', async () => {
  const path = `/api/courses/${courseId}/lessons?from=30&limit=1001`
  const numbered = `${stored} and c.id = $1 and l.lesson_number >= 30 ${inOrder}`

  const { json } = await admin.send('GET', path)

  expect(Ids.parse(json)).toEqual(await idsOf(numbered, [courseId]))
})

test('drafts that share their numbers are all in the list', async () => {
  const { json } = await admin.send('GET', `/api/courses/${courseId}/lessons?draft=1`)

  expect(Ids.parse(json)).toEqual(
    await idsOf(
      `select v.parent_id as id from _lessons_v v
       where v.version_course_id = $1 and v.latest and v.version_deleted_at is null
       order by v.version_lesson_number nulls last, v.parent_id desc`,
      [courseId],
    ),
  )
})

test('a course that is not there has no list', async () => {
  for (const id of [trashedCourseId, 2_147_483_647]) {
    const { status, json } = await admin.send('GET', `/api/courses/${id}/lessons`)

    expect(status).toBe(404)
    expect(json).toEqual({ message: 'Course not found' })
  }
})

test('no part has more lessons than Payload reads in a moment', async () => {
  const sizes: number[] = []
  for await (const rows of storedReader(payload, { readsAll: true }).allLessons()) {
    sizes.push(rows.length)
  }

  expect(Math.max(...sizes)).toBeLessThan(100)
  expect(sizes.length).toBeGreaterThan(8)
})
