import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { buildAdmin, uniqueName } from '../../../testing/build-admin.ts'
import { buildCourse, uniqueText, uploadLesson } from '../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { emptyDatabase, query } from '../../../testing/databases.ts'
import { type RunningProduct, startProduct } from '../../../testing/running-product.ts'
import { CourseSummary } from '../../contract/course.ts'

// Two products that start together on one empty database.

let databaseUrl: string
let one: RunningProduct
let other: RunningProduct

beforeAll(async () => {
  databaseUrl = await emptyDatabase(inject('productDataDir'))
  const env = { DATABASE_URL: databaseUrl, SECRET: 'the-same-secret-for-both-of-the-replicas' }
  const products = await Promise.all([startProduct({ env }), startProduct({ env })])
  one = products[0]
  other = products[1]
})

afterAll(() => Promise.all([one.remove(), other.remove()]))

const textOf = async ({ url }: RunningProduct, path: string) =>
  (await contractClient(url).send('GET', path)).text

test('there is one set of sample courses and one admin', async () => {
  const { json } = await contractClient(one.url).send('GET', '/api/courses')
  const admins = await query(databaseUrl, 'select username from admins')

  const slugs = z
    .array(CourseSummary)
    .parse(json)
    .map(({ slug }) => slug)
  expect(slugs).toContain('speak-fluently')
  expect(new Set(slugs).size).toBe(slugs.length)
  expect(z.array(CourseSummary).parse(json)[0]).toMatchObject({ id: 1, lessons: 7 })
  expect(admins).toEqual([{ username: 'tutor' }])
})

test('a write through one is soon read through the other', async () => {
  const admin = await signedIn(one.url)
  const course = await buildCourse(admin)
  const paths = ['/api/courses', `/api/courses/${course.id}/lessons`, `/course/${course.id}`]
  await Promise.all(paths.map((path) => textOf(other, path)))

  const { title, id } = await uploadLesson(admin, course.id)
  const isRead = async () =>
    (await textOf(other, `/api/courses/${course.id}/lessons`)).includes(title) &&
    (await textOf(other, `/course/${course.id}`)).includes(title)

  await expect.poll(isRead).toBe(true)
  await admin.send('DELETE', `/api/lessons/${id}`)
  await expect.poll(isRead).toBe(false)
})

test('a session and its end count in both', async () => {
  const admin = await signedIn(one.url)
  const there = contractClient(other.url)
  for (const [name, value] of admin.cookies) there.cookies.set(name, value)

  const before = await there.send('GET', '/api/admin/me')
  await admin.send('POST', '/api/admin/logout')
  const after = await there.send('GET', '/api/admin/me')

  expect([before.status, after.status]).toEqual([200, 401])
})

test('failed sign-ins at once in both are counted together', async () => {
  const { username } = await buildAdmin(await signedIn(one.url))
  const wrong = { username, password: 'wrong-password' }

  const answers = await Promise.all(
    [one, other, one, other, one, other, one, other].map(({ url }) =>
      contractClient(url).send('POST', '/api/admin/login', wrong),
    ),
  )

  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(3)
})

test('a name that does not exist is locked in both', async () => {
  const wrong = { username: uniqueName(), password: 'wrong-password' }
  for (let count = 0; count < 5; count++) {
    await contractClient(one.url).send('POST', '/api/admin/login', wrong)
  }

  const { status } = await contractClient(other.url).send('POST', '/api/admin/login', wrong)

  expect(status).toBe(429)
})

test('lessons created at once through both have numbers of their own', async () => {
  const [admin, there] = [await signedIn(one.url), await signedIn(other.url)]
  const course = await buildCourse(admin)

  const lessons = await Promise.all(
    [admin, there, admin, there, admin, there].map((client) => uploadLesson(client, course.id)),
  )

  const numbers = lessons.map(({ lessonNumber }) => lessonNumber)
  expect(numbers.toSorted()).toEqual([1, 2, 3, 4, 5, 6])
})

test('after its connections are cut, each goes on and misses no change', async () => {
  const admin = await signedIn(one.url)
  const course = await buildCourse(admin)
  const path = `/api/courses/${course.id}`
  await textOf(other, path)
  const name = uniqueText('Renamed')

  await query(
    databaseUrl,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )
  const rename = async () => (await admin.studio('PATCH', `/courses/${course.id}`, { name })).status

  await expect.poll(rename).toBe(200)
  await expect.poll(() => textOf(one, path)).toContain(name)
  await expect.poll(() => textOf(other, path)).toContain(name)
  expect((await contractClient(other.url).send('GET', '/readyz')).status).toBe(200)
})
