import { expect, test } from 'vitest'
import { z } from 'zod'
import { Id } from '../contract/answers.ts'
import { HttpError } from '../contract/http-error.ts'
import { CreateLesson } from '../contract/lesson.ts'
import { readParams, readValue } from './read-input.ts'

const Body = z.object({
  name: z.string().trim().min(1, 'Write a name.'),
  lesson: z.object({ questions: z.array(z.object({ text: z.string() })) }).optional(),
})

const Params = z.object({ lessonId: Id })

/** The error that a read throws; fails the test where it throws none. */
function errorOf(read: () => unknown): unknown {
  try {
    read()
  } catch (error) {
    return error
  }
  throw new Error('Nothing was thrown.')
}

test('a value that fits is given as the schema makes it, without unknown fields', () => {
  const value = readValue(Body, { name: ' Ann ', role: 'admin' })

  expect(value).toStrictEqual({ name: 'Ann' })
})

test('a value that does not fit is answered 400', () => {
  const error = errorOf(() => readValue(Body, { name: '' }))

  expect(error).toBeInstanceOf(HttpError)
  expect(error).toMatchObject({
    status: 400,
    message: 'Write a name.',
    errors: [{ path: 'name', message: 'Write a name.' }],
  })
})

test.each([
  [z.string().min(1).max(10), undefined, 'field: This is missing.'],
  [z.string().min(1).max(10), 5, 'field: This must be text.'],
  [z.string().min(1).max(10), '', 'field: This is empty.'],
  [z.string().min(1).max(10), 'a'.repeat(11), 'field: This must have at most 10 characters.'],
  [
    z.string().min(1).max(10),
    '\u0000',
    'field: The text contains a NUL character. Please remove it.',
  ],
  [z.int().min(3).max(9), 3.5, 'field: This must be a whole number.'],
  [z.int().min(3).max(9), 2, 'field: This must be at least 3.'],
  [z.int().min(3).max(9), 10, 'field: This must be at most 9.'],
  [z.number(), '5', 'field: This must be a number.'],
  [z.number(), null, 'field: This must be a number.'],
  [z.number().positive(), 0, 'field: This must be more than 0.'],
  [z.number().min(1), 0, 'field: This must be at least 1.'],
  [z.boolean(), 1, 'field: This must be true or false.'],
  [z.array(z.string()).min(2).max(3), 'a', 'field: This must be a list.'],
  [z.array(z.string()).min(2).max(3), ['a'], 'field: This must have at least 2 items.'],
  [
    z.array(z.string()).min(2).max(3),
    ['a', 'b', 'c', 'd'],
    'field: This must have at most 3 items.',
  ],
  [z.array(z.string()).min(2).max(3), ['a', 5], 'field.1: This must be text.'],
  [z.object({ id: z.number() }).strict(), [], 'field: This must be an object.'],
  [z.object({ id: z.number() }).strict(), { id: 1, role: 'admin' }, 'field: Unknown field: role.'],
  [z.record(z.string(), z.string()), 5, 'field: This must be an object.'],
  [z.enum(['red', 'green']), 'blue', 'field: This must be one of: red, green.'],
  [z.email(), 'ana', 'field: This is not an e-mail address.'],
  [z.iso.date(), 'soon', 'field: This is not in the right format.'],
  [
    z.union([z.object({ width: z.number() }), z.object({ height: z.number() })]),
    {},
    'field: This does not match any of the accepted formats.',
  ],
])('what is wrong is told in a plain sentence: %#', (schema, field, sentence) => {
  const error = errorOf(() => readValue(z.object({ field: schema }), { field }))

  expect(error).toHaveProperty('message', sentence)
})

test('the contract’s own words are told as they are', () => {
  const error = errorOf(() => readValue(CreateLesson, { html: '' }))

  expect(error).toHaveProperty('message', 'Please enter HTML content for the lesson')
})

test('every wrong field is named by its path', () => {
  const error = errorOf(() =>
    readValue(Body, { name: '', lesson: { questions: [{ text: 'a' }, { text: 5 }] } }),
  )

  expect(error).toMatchObject({
    errors: [{ path: 'name' }, { path: 'lesson.questions.1.text' }],
  })
})

test.each([undefined, null, 'text', 5, []])('a body that is %o is answered 400', (raw) => {
  const error = errorOf(() => readValue(Body, raw))

  expect(error).toMatchObject({
    status: 400,
    message: 'The request must be an object.',
    errors: [{ path: '', message: 'The request must be an object.' }],
  })
})

test('a problem with the whole value is told without a path before it', () => {
  const error = errorOf(() => readValue(z.string(), 5))

  expect(error).toHaveProperty('message', 'The request must be text.')
})

test('a lesson of blank HTML is refused with the sentence of the specification', () => {
  const error = errorOf(() => readValue(CreateLesson, { html: ' \n ' }))

  expect(error).toMatchObject({
    status: 400,
    errors: [{ path: 'html', message: 'Please enter HTML content for the lesson' }],
  })
})

test.each([
  ['a NUL', 'a\u0000b'],
  ['a first half of a pair', 'a\ud83d'],
  ['a second half of a pair', '\ude00b'],
  ['two halves in the wrong order', '\ude00\ud83d'],
])('a text with %s is answered 400, because Postgres cannot store it', (_, name) => {
  const error = errorOf(() => readValue(Body, { name }))

  expect(error).toMatchObject({ status: 400, errors: [{ path: 'name' }] })
})

test('an unstorable text deep inside is named by its path', () => {
  const error = errorOf(() =>
    readValue(Body, { name: 'Ann', lesson: { questions: [{ text: 'a\u0000' }] } }),
  )

  expect(error).toMatchObject({
    message: 'lesson.questions.0.text: The text contains a NUL character. Please remove it.',
    errors: [{ path: 'lesson.questions.0.text' }],
  })
})

test('ten thousand lists, one in the other, are looked at no further than the schema goes', () => {
  const raw = JSON.parse(`${'['.repeat(10_000)}"\\u0000"${']'.repeat(10_000)}`)

  const error = errorOf(() => readValue(Body, raw))

  expect(error).toMatchObject({
    status: 400,
    errors: [{ path: '', message: 'The request must be an object.' }],
  })
})

test('an unstorable text is refused where there is no schema', () => {
  const error = errorOf(() => readValue(undefined, { search: '\u0000' }))

  expect(error).toMatchObject({ status: 400, errors: [{ path: 'search' }] })
})

test.each(['😀', 'Özil', '日本', 'a\r\n\tb', '\uFEFFa', 'e\u0301'])(
  'the text %o is taken',
  (text) => {
    const value = readValue(z.string(), text)

    expect(value).toBe(text)
  },
)

test('without a schema a value passes as it is', () => {
  const value = readValue(undefined, { draft: '1' })

  expect(value).toEqual({ draft: '1' })
})

test('parameters are given as the schema makes them', () => {
  const params = readParams(Params, { lessonId: '7' })

  expect(params).toStrictEqual({ lessonId: 7 })
})

test.each(['abc', '0', '-1', '1.5', '', '2147483648', '1e99', 'NaN', '1\u0000', '__proto__'])(
  'the address of a lesson %o is not found',
  (lessonId) => {
    const error = errorOf(() => readParams(Params, { lessonId }))

    expect(error).toBeInstanceOf(HttpError)
    expect(error).toMatchObject({
      status: 404,
      message: 'There is nothing at this address.',
      errors: undefined,
    })
  },
)
