import { expect, test } from 'vitest'
import { z } from 'zod'
import { Id } from '../contract/answers.ts'
import { CreateLesson } from '../contract/lesson.ts'
import { HttpError } from './http-error.ts'
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
  [5, /^name: Invalid/],
  ['a'.repeat(11), /^name: Too big/],
  ['\u0000', /^name: The text holds/],
])('the validator’s own sentence about %o begins with the field', (name, sentence) => {
  const error = errorOf(() => readValue(z.object({ name: z.string().max(10) }), { name }))

  expect(error).toHaveProperty('message', expect.stringMatching(sentence))
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

  expect(error).toMatchObject({ status: 400, errors: [{ path: '' }] })
})

test('a problem with the whole value is told without a path before it', () => {
  const error = errorOf(() => readValue(z.string(), 5))

  expect(error).toHaveProperty('message', expect.stringMatching(/^Invalid/))
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
    message: 'lesson.questions.0.text: The text holds a NUL character; remove it.',
    errors: [{ path: 'lesson.questions.0.text' }],
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
