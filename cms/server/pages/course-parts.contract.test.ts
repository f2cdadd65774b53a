import { afterAll, beforeAll, expect, test } from 'vitest'
import { contractClient } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'
import { sitePayload } from '../../../testing/site/site-payload.ts'

const { pool } = (await sitePayload()).db
const visitor = contractClient(site.url)
const title = 'Part of a long course'
let courseId = 0

beforeAll(async () => {
  const { rows } = await pool.query(
    `insert into courses (name, slug, description, category, _status)
     values ('Long', 'long-course', '-', 'Business', 'published') returning id`,
  )
  courseId = rows[0].id
  await pool.query(
    `insert into lessons (title, course_id, lesson_number, is_premium, _status)
     select $1, $2, 2 * number, false, 'published' from generate_series(1, 130) number`,
    [title, courseId],
  )
})

afterAll(async () => {
  await pool.query('delete from lessons where title = $1', [title])
  await pool.query('delete from courses where id = $1', [courseId])
})

const shown = (html: string) => html.split('href="/view-lesson-details/').length - 1
const page = (path: string) => visitor.send('GET', path)

test.each([
  ['its own page', '/course/'],
  ['the page of cards', '/view-lessons/'],
])('%s shows a hundred lessons of a course, and links to the rest', async (_which, path) => {
  const first = await page(`${path}${courseId}`)
  const rest = await page(`${path}${courseId}?from=202`)

  expect([first.status, shown(first.text)]).toEqual([200, 100])
  expect(first.text).toContain(`href="${path}${courseId}?from=202"`)
  expect([rest.status, shown(rest.text)]).toEqual([200, 30])
  expect(rest.text).not.toContain('Show more lessons')
  expect(rest.text).toMatch(new RegExp(`rel="canonical" href="[^"]+${path}${courseId}\\?from=202"`))
  expect(rest.text).toContain(`href="${path}${courseId}">Back to the first lessons`)
})

test('there is no page behind the last lesson', async () => {
  expect((await page(`/course/${courseId}?from=261`)).status).toBe(404)
  expect((await page(`/view-lessons/${courseId}?from=261`)).status).toBe(404)
  expect((await page('/courses/speak-fluently?from=900')).status).toBe(404)
})
