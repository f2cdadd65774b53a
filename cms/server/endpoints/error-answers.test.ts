import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import express from 'express'
import { APIError, Locked, NotFound, type Payload, ValidationError } from 'payload'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { ErrorAnswer } from '../../contract/answers.ts'
import { HttpError } from '../../contract/http-error.ts'
import { requestId, withRequestId } from '../../log/request-id.ts'
import { errorAnswers, toHttpError } from './error-answers.ts'

const ourFault = 'Something went wrong on our side. Please try again.'
const databaseAway = 'The site’s database is not responding at the moment. Please try again soon.'

/** An error as Postgres, Node or a library of Express throws it. */
const errorWith = (more: object, message = 'internal detail') =>
  Object.assign(new Error(message), more)

test('an error of ours goes out as it is', () => {
  const error = new HttpError(409, 'This username is already taken.', { headers: { 'X-A': 'b' } })

  expect(toHttpError(error)).toBe(error)
})

test('a validation of Payload is 400 and names its fields', () => {
  const error = new ValidationError({
    collection: 'lessons',
    errors: [
      { path: 'lessonNumber', message: 'Use a whole number from 1 to 1000000.' },
      { path: 'title', message: 'This field is required.' },
    ],
  })

  expect(toHttpError(error)).toMatchObject({
    status: 400,
    message: 'Use a whole number from 1 to 1000000.',
    errors: [
      { path: 'lessonNumber', message: 'Use a whole number from 1 to 1000000.' },
      { path: 'title', message: 'This field is required.' },
    ],
  })
})

test('a sentence of Payload that means any field is told with the name of its own', () => {
  const message = 'This must have at most 200 characters.'
  const error = new ValidationError({
    collection: 'contact-messages',
    errors: [{ path: 'subject', message }],
  })

  expect(toHttpError(error)).toMatchObject({
    message: `subject: ${message}`,
    errors: [{ path: 'subject', message }],
  })
})

test.each([
  ['a missing document', new NotFound(), 404],
  ['a document that somebody else edits', new Locked('Ann edits it.'), 409],
  ['a refusal', new APIError('Not allowed.', 403), 403],
])('%s in Payload is %o', (_, error, status) => {
  expect(toHttpError(error)).toMatchObject({ status, message: error.message })
})

test('a failure of Payload itself is ours, and its message stays inside', () => {
  const error = new APIError('column "x" does not exist', 500)

  expect(toHttpError(error)).toMatchObject({ status: 500, message: ourFault })
})

test('a value that must be unique and is not is 409', () => {
  expect(toHttpError(errorWith({ code: '23505' }))).toMatchObject({
    status: 409,
    message: 'This already exists.',
  })
})

test('what names a row that is gone is 409', () => {
  expect(toHttpError(errorWith({ code: '23503' }))).toMatchObject({
    status: 409,
    message: 'What this belongs to no longer exists.',
  })
})

test.each([
  '08006',
  '25006',
  '57014',
  '57P01',
  '57P03',
  '53300',
  '40001',
  '40P01',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'EAI_AGAIN',
])('a database that fails with %s is 503, to be tried again', (code) => {
  expect(toHttpError(errorWith({ code }))).toMatchObject({
    status: 503,
    message: databaseAway,
    headers: { 'Retry-After': '5' },
  })
})

test.each([
  'timeout exceeded when trying to connect',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Query read timeout',
  'timeout expired',
  'Cannot use a pool after calling end on the pool',
])('a pool that says “%s” is 503', (message) => {
  expect(toHttpError(new Error(message))).toMatchObject({
    status: 503,
    headers: { 'Retry-After': '5' },
  })
})

test('a code is found on what caused the error, as Drizzle wraps it', () => {
  const cause = new Error('query', { cause: errorWith({ code: '23505' }) })
  const error = new Error('Failed query', { cause })

  expect(toHttpError(error)).toMatchObject({ status: 409 })
})

test.each(['42703', '22P02', 'ENOENT', '5', ''])('any other code (%o) is our fault', (code) => {
  expect(toHttpError(errorWith({ code }))).toMatchObject({ status: 500, message: ourFault })
})

test.each([
  ['a form beyond its limit', { status: 413, type: 'entity.too.large' }, /too large/],
  ['a form in an unknown charset', { status: 415, type: 'charset.unsupported' }, /the form/],
  ['a packed form', { status: 415, type: 'encoding.unsupported' }, /the form/],
  ['a broken address', { status: 400 }, /The request is not valid/],
])('%s is told in our words', (_, more, words) => {
  expect(toHttpError(errorWith(more))).toMatchObject({
    status: more.status,
    message: expect.stringMatching(words),
  })
})

test.each([500, 502, 200, 302])('a library’s status %i is our fault', (status) => {
  expect(toHttpError(errorWith({ status }))).toMatchObject({ status: 500, message: ourFault })
})

// The client is gone, and the database is well; as a 503 it would be logged as an error.
test('a request that the client breaks off is no fault of the database', () => {
  const error = errorWith({ status: 400, code: 'ECONNABORTED', type: 'request.aborted' })

  expect(toHttpError(error)).toMatchObject({ status: 400 })
})

test.each([undefined, 'failed'])('a status that is %o is our fault', (status) => {
  expect(toHttpError(errorWith({ status }))).toMatchObject({ status: 500, message: ourFault })
})

test('an answer that breaks the contract is our fault', () => {
  const { error } = z.object({ id: z.int() }).safeParse({})

  expect(toHttpError(error)).toMatchObject({ status: 500, message: ourFault })
})

test.each([undefined, null, 'text', 5, {}, { status: 400, message: 'x' }])(
  'a thrown %o is our fault',
  (thrown) => {
    expect(toHttpError(thrown)).toMatchObject({ status: 500, message: ourFault })
  },
)

let server: Server | undefined
const logError = vi.fn()
const logger: Payload['logger'] = Object.assign(Object.create(null), { error: logError })

beforeEach(() => {
  logError.mockClear()
})

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  server = undefined
})

/** The answer of an app whose one handler throws this. */
async function answerTo(
  thrown: unknown,
  { path = '/api/lessons?page=1', headers = {} } = {},
): Promise<Response> {
  const app = express()
  const id = requestId()
  app.use((_request, _response, next) => (id ? withRequestId(id, next) : next()))
  app.use(() => {
    throw thrown
  })
  app.use(errorAnswers(logger, 'https://tutor.example'))
  server = createServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return fetch(`http://127.0.0.1:${port}${path}`, { headers })
}

test('an error answer is JSON that no cache keeps', async () => {
  const response = await answerTo(new HttpError(404, 'Lesson not found'))

  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({ message: 'Lesson not found' })
})

test('who asks for a page gets the error as a page that leads home', async () => {
  const response = await answerTo(new HttpError(404, 'No lesson <7>'), {
    path: '/lesson-documents/7',
    headers: { accept: 'text/html,*/*;q=0.8' },
  })
  const page = await response.text()

  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(page).toContain('No lesson &lt;7&gt;')
  expect(page).toContain('href="https://tutor.example/"')
})

test('who asks for anything else than a page gets the error as JSON', async () => {
  const response = await answerTo(new HttpError(404, 'Lesson not found'), {
    path: '/lesson-documents/7',
    headers: { accept: '*/*' },
  })

  expect(await response.json()).toEqual({ message: 'Lesson not found' })
})

test('an error of the contract is JSON, even for who asks for a page', async () => {
  const response = await answerTo(new HttpError(404, 'Lesson not found'), {
    headers: { accept: 'text/html' },
  })

  expect(await response.json()).toEqual({ message: 'Lesson not found' })
})

test('an answer 400 carries the wrong fields', async () => {
  const errors = [{ path: 'name', message: 'Write a name.' }]

  const response = await answerTo(new HttpError(400, 'name: Write a name.', { errors }))

  expect(await response.json()).toEqual({ message: 'name: Write a name.', errors })
})

test('an answer 429 says when to come back', async () => {
  const headers = { 'Retry-After': '900' }

  const response = await answerTo(new HttpError(429, 'Too many.', { headers }))

  expect(response.status).toBe(429)
  expect(response.headers.get('retry-after')).toBe('900')
})

test('our own fault is logged with its address, and told without its detail', async () => {
  const error = new Error('password=hunter2 at /srv/app.js:10')

  const response = await answerTo(error)

  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({ message: ourFault })
  expect(logError).toHaveBeenCalledExactlyOnceWith(
    { err: error, address: '/api/lessons?page=…' },
    'A request failed',
  )
})

test('a fault of ours is found again by the id of its request', async () => {
  const asJson = await withRequestId('4f1c9a7e-20b3', () => answerTo(new Error('a fault')))
  const asPage = await withRequestId('4f1c9a7e-20b3', () =>
    answerTo(new Error('a fault'), {
      path: '/lesson-documents/7',
      headers: { accept: 'text/html' },
    }),
  )

  expect(ErrorAnswer.strict().parse(await asJson.json()).requestId).toBe('4f1c9a7e-20b3')
  expect(await asPage.text()).toContain('<small>Request ID: 4f1c9a7e-20b3</small>')
})

test('what the client did wrong needs no id', async () => {
  const asJson = await withRequestId('4f1c9a7e-20b3', () => answerTo(new HttpError(404, 'Gone')))

  expect(await asJson.json()).toEqual({ message: 'Gone' })
})

test('what the client did wrong is not logged', async () => {
  await answerTo(new HttpError(400, 'No.'))

  expect(logError).not.toHaveBeenCalled()
})
