import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { studioErrors } from './studio-errors.ts'

const away = 'The site’s database is not responding at the moment. Please try again soon.'

function answerTo(error: Error, req: PayloadRequest = Object.create(null)) {
  return { req, answer: studioErrors({ context: {}, error, req }) }
}

test('a connection that is lost in the middle is told as a thing that passes', () => {
  const lost = new Error('Client has encountered a connection error and is not queryable')

  const { req, answer } = answerTo(new Error('Failed query', { cause: lost }))

  expect(answer).toEqual({ status: 503, response: { errors: [{ message: away }] } })
  expect(req.responseHeaders?.get('retry-after')).toBe('5')
})

test('headers that an answer has already stay', () => {
  const req: PayloadRequest = Object.create(null)
  req.responseHeaders = new Headers({ 'x-own': 'kept' })

  answerTo(new Error('Connection terminated unexpectedly'), req)

  expect(req.responseHeaders.get('x-own')).toBe('kept')
})

test('what a field refuses is told with its field', () => {
  const data = { errors: [{ path: 'title', message: 'Write a title.' }] }

  const { answer } = answerTo(Object.assign(new Error('Write a title.'), { data }))

  expect(answer).toMatchObject({ status: 400, response: { errors: [{ data }] } })
})

test.each([
  ['a comparison that values do not know', '42883', { where: { id: { like: 'a' } } }],
  ['a limit that is several', '42804', { limit: ['a', '1'] }],
  ['a page that is several', '42804', { page: ['1', '2'] }],
])('%s is the fault of who asks for it', (_what, code, query) => {
  const failed = Object.assign(new Error('operator does not exist'), { code })
  const asking: PayloadRequest = Object.create(null)
  asking.query = query

  expect(answerTo(failed, asking).answer).toMatchObject({ status: 400 })
  expect(answerTo(failed).answer).toBeUndefined()
})

test.each([
  ['a null character', '22021', 'invalid byte sequence for encoding "UTF8"', 'character'],
  ['a null character in JSON', '22P05', 'unsupported Unicode escape sequence', 'character'],
  ['half a character in JSON', '22P02', 'invalid input syntax for type json', 'character'],
  ['half a page', '22P02', 'invalid input syntax for type bigint: "1.5"', 'value'],
])('%s is told as what it is', (_what, code, words, told) => {
  const cause = Object.assign(new Error(words), { code })

  const { answer } = answerTo(new Error('Failed query', { cause }))

  const message = expect.stringContaining(`contains a ${told} that cannot be stored`)
  expect(answer).toEqual({ status: 400, response: { errors: [{ message }] } })
})

test('what names a document that is gone is refused', () => {
  const cause = Object.assign(new Error('violates foreign key constraint'), { code: '23503' })

  const { answer } = answerTo(new Error('Failed query', { cause }))

  expect(answer).toMatchObject({ status: 400 })
})

test.each([
  ['disk', 'ENOSPC', 'disk is full'],
  ['disk', 'EDQUOT', 'disk is full'],
  ['database', '53100', 'database has no room left'],
])('a full %s is told as such (%s)', (_what, code, words) => {
  const { answer } = answerTo(Object.assign(new Error('write'), { code }))

  const message = expect.stringContaining(words)
  expect(answer).toEqual({ status: 503, response: { errors: [{ message }] } })
})

test.each(['FILES_AWAY', 'EROFS', 'ESTALE'])('files out of reach are told as such (%s)', (code) => {
  const { answer } = answerTo(Object.assign(new Error('write'), { code }))

  const message = expect.stringContaining('cannot reach its files')
  expect(answer).toEqual({ status: 503, response: { errors: [{ message }] } })
})

test('what is no business of ours is left to Payload', () => {
  expect(answerTo(new Error('a fault')).answer).toBeUndefined()
})
