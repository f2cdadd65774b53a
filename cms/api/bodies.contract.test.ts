import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { buildCourse } from '../../testing/build-content.ts'
import { signedIn } from '../../testing/contract-client.ts'
import { site } from '../../testing/site/site.ts'
import { ErrorAnswer } from '../contract/answers.ts'

const url = site.url
const admin = await signedIn(url)
const course = await buildCourse(admin)

const InvalidAnswer = ErrorAnswer.extend({
  errors: z.array(z.object({ path: z.string(), message: z.string().min(1) })),
}).strict()

const writes: { method: string; path: string; fields: string[] }[] = [
  { method: 'POST', path: `/api/courses/${course.id}/lessons`, fields: ['html'] },
  { method: 'POST', path: `/api/courses/${course.id}/lessons/custom`, fields: ['html'] },
  { method: 'PUT', path: '/api/lessons/1', fields: ['courseId', 'lessonNumber'] },
  { method: 'POST', path: '/api/contact', fields: ['name', 'email', 'message'] },
  { method: 'POST', path: '/api/admin/login', fields: ['username', 'password'] },
  { method: 'POST', path: '/api/admin/register', fields: ['username', 'password'] },
]

describe.each(writes)('$method $path', ({ method, path, fields }) => {
  test('names each field that is missing', async () => {
    const { status, json } = await admin.send(method, path, {})

    expect(status).toBe(400)
    const { errors, message } = InvalidAnswer.parse(json)
    expect(errors.map((error) => error.path)).toEqual(expect.arrayContaining(fields))
    expect(message).toContain(fields[0])
  })

  test('names each field that has another type', async () => {
    const body = Object.fromEntries(fields.map((field) => [field, { text: 'a' }]))

    const { status, json } = await admin.send(method, path, body)

    expect(status).toBe(400)
    const { errors } = InvalidAnswer.parse(json)
    expect(errors.map((error) => error.path)).toEqual(expect.arrayContaining(fields))
  })

  test.each(['{"a":', '{', "{'a': 1}", 'a=1', 'undefined', '\u0000', '{"a":1}}'])(
    'refuses what is no JSON: %j',
    async (body) => {
      const { status, json } = await admin.send(method, path, body)

      expect(status).toBe(400)
      expect(ErrorAnswer.strict().parse(json).message).not.toBe('')
    },
  )

  test.each(['[]', '[{}]', 'null', 'true', '5', '"text"', ''])(
    'refuses JSON that is no object: %j',
    async (body) => {
      const { status, json } = await admin.send(method, path, body)

      expect(status).toBe(400)
      expect(ErrorAnswer.strict().parse(json).message).not.toBe('')
    },
  )

  test.each([
    ['objects', '{"html":'.repeat(8_000), '1', '}'.repeat(8_000)],
    ['lists', '['.repeat(40_000), '1', ']'.repeat(40_000)],
  ])('refuses very deep JSON: %s', async (_, open, inside, close) => {
    const { status } = await admin.send(method, path, open + inside + close)

    expect(status).toBe(400)
  })

  test.each([
    'text/plain',
    'multipart/form-data; boundary=a',
    'text/json',
    'application/json; charset=latin1',
  ])('answers 415 to %s', async (type) => {
    const { status, json } = await admin.send(method, path, '{}', { 'content-type': type })

    expect(status).toBe(415)
    expect(ErrorAnswer.strict().parse(json).message).not.toBe('')
  })
})

test('a plain form is taken by the contact form alone', async () => {
  const { status } = await admin.send('POST', '/api/admin/register', 'username=ana', {
    'content-type': 'application/x-www-form-urlencoded',
  })

  expect(status).toBe(415)
})

test.each([
  ['a NUL', 'a\u0000b'],
  ['half a character', 'a\ud83cb'],
  ['the other half', 'a\udf89b'],
])('a text with %s in it is refused by its name', async (_, text) => {
  const { status, json } = await admin.send('POST', '/api/contact', {
    name: 'Anna',
    email: 'anna@example.com',
    message: text,
  })

  expect(status).toBe(400)
  expect(InvalidAnswer.parse(json).errors[0]?.path).toBe('message')
})

test.each([
  ['POST', `/api/courses/${course.id}/lessons`, { htmlContent: '<p>\u0000</p>' }],
  ['POST', `/api/courses/${course.id}/lessons`, { html: '<lesson-title>\udf89</lesson-title>' }],
  ['PATCH', `/api/courses/${course.id}/files`, { cssContent: '\u0000' }],
  ['PATCH', `/api/courses/${course.id}/files`, { jsContent: '\ud83c' }],
  ['POST', '/api/admin/login', { username: 'tutor\u0000', password: 'a' }],
  ['POST', '/api/admin/login', { username: 'tutor', password: '\ud83c' }],
  ['POST', '/api/admin/register', { username: 'anna\u0000', password: 'a-long-password' }],
])('%s %s refuses a text that cannot be stored', async (method, path, body) => {
  const { status } = await admin.send(method, path, body)

  expect(status).toBe(400)
})

test('numbers as texts are no numbers', async () => {
  const body = { courseId: String(course.id), lessonNumber: '1' }

  const { status, json } = await admin.send('PUT', '/api/lessons/1', body)

  expect(status).toBe(400)
  expect(InvalidAnswer.parse(json).errors.map(({ path }) => path)).toEqual([
    'courseId',
    'lessonNumber',
  ])
})
