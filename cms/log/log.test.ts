import { expect, test } from 'vitest'
import { z } from 'zod'
import { keepLines } from '../../testing/kept-lines.ts'
import { createLog } from './log.ts'
import { withRequestId } from './request-id.ts'

const Line = z.looseObject({ level: z.string(), time: z.iso.datetime() })

/** A log and what it has written. */
function openLog(
  options: { level?: 'debug' | 'info' | 'warn' | 'silent'; isReadable?: boolean } = {},
) {
  const { lines, destination } = keepLines()
  const log = createLog({ level: 'info', isReadable: false, ...options, destination })
  const written = () => Line.parse(JSON.parse(lines.at(-1) ?? ''))
  return { log, lines, written }
}

/** As Drizzle and Postgres throw it. */
function failedQuery(): Error {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "a_b"'), {
    severity: 'ERROR',
    code: '23505',
    constraint: 'a_b',
    detail: 'Key (email)=(anna@example.com) already exists.',
  })
  const error = new Error('Failed query: insert into a values ($1)\nparams: hunter2\n    at home', {
    cause,
  })
  return Object.assign(error, { query: 'insert into a values ($1)', params: ['hunter2'] })
}

test('a line for machines is JSON with its level and time', () => {
  const { log, written } = openLog()

  log.warn({ status: 503 }, 'Away')

  expect(written()).toMatchObject({ level: 'warn', status: 503, msg: 'Away' })
})

test('a line that a request causes carries its id, any other none', async () => {
  const { log, written } = openLog()

  await withRequestId('4f1c9a7e-20b3', async () => {
    await Promise.resolve()
    log.info('inside')
  })
  expect(written()).toMatchObject({ requestId: '4f1c9a7e-20b3' })

  log.info('outside')
  expect(written()).not.toHaveProperty('requestId')
})

test('what is quieter than the level is not written', () => {
  const { log, lines } = openLog({ level: 'warn' })

  log.info('quiet')

  expect(lines).toEqual([])
})

test.each([true, false])('a query that failed keeps its values to itself', (isReadable) => {
  const { log, lines } = openLog({ isReadable })

  log.error({ err: failedQuery() }, 'A request failed')

  const text = lines.join('')
  expect(text).toContain('insert into a values ($1)')
  expect(text).toContain('23505')
  expect(text).toContain('log.test.ts')
  expect(text).not.toMatch(/hunter2|anna@example|at home/)
})

test.each(['alone', 'with fields'])('a value that Postgres quotes stays out: %s', (form) => {
  const { log, lines } = openLog()
  const error = Object.assign(new Error('invalid input syntax for type integer: "hunter2"'), {
    severity: 'ERROR',
  })

  if (form === 'alone') log.error(error)
  else log.error({ err: error, address: '/' })

  expect(lines.join('')).toContain('invalid input syntax for type integer')
  expect(lines.join('')).not.toContain('hunter2')
})

/** As a service says that it is not for us. */
const refused = () => Object.assign(new Error('Forbidden'), { status: 403 })

/** As Payload writes of a job that failed: it takes over the message alone, and brings the whole job. */
function failedJob(message: string) {
  const job = {
    id: 7,
    taskSlug: 'mail-account-change',
    totalTried: 2,
    input: { username: 'hunter2', to: 'anna@example.com' },
    log: [{ input: { to: 'anna@example.com' }, error: { message } }],
  }
  const { taskSlug } = job
  return { err: new Error(message), job, msg: 'Error running task 1. Attempt 3', taskSlug }
}

test.each([true, false])('a job that failed keeps what it was given to itself', (isReadable) => {
  const { log, lines } = openLog({ isReadable })

  log.error(failedJob(failedQuery().message))

  const text = lines.join('')
  expect(text).toContain('insert into a values ($1)')
  expect(text).toContain('mail-account-change')
  expect(text).not.toMatch(/hunter2|anna@example/)
})

test.each([
  "Can't send mail - all recipients were rejected: 550 5.1.1 <anna@example.com>: User unknown",
  'Message failed: 554 anna+work@mail.example.co.uk is blocked',
  'User unknown: [anna@example.com], `anna@example.com`, {anna@example.com}',
  'anna@example.com! is blocked; see mailto:anna@example.com/help',
  'anna@bücher.example.com and anna@example.co.xn--p1ai is blocked',
])('a mail server’s answer stays without the address in it: %s', (message) => {
  const { log, lines } = openLog()

  log.error(failedJob(message))

  const text = lines.join('')
  expect(text).toMatch(/User unknown|is blocked/)
  expect(text).not.toMatch(/anna|example\.co/)
})

test('what only looks like an address stays in a message', () => {
  const { log, written } = openLog()
  const message = "Cannot find module 'a/node_modules/@payloadcms/next', needed by react@19.2.0"

  log.error({ err: new Error(message) }, 'odd')

  expect(written()).toMatchObject({ err: { message } })
})

test.each([400, 403, 409, 429])('what was refused with %i is no fault of the site', (status) => {
  const { log, lines, written } = openLog()

  log.error({ err: Object.assign(new Error('This is no picture.'), { status }) })

  expect(written()).toMatchObject({ level: 'info', msg: 'This is no picture.' })
  expect(lines.join('')).not.toContain('log.test.ts')
})

test.each([
  ['a fault', { err: Object.assign(new Error('odd'), { status: 500 }) }, undefined],
  [
    'a job that was refused',
    { err: refused(), job: { id: 7 }, msg: 'Error running task' },
    undefined,
  ],
  ['what somebody says more of', { err: refused() }, 'The CDN refused'],
])('%s stays one', (_what, fields, text) => {
  const { log, lines, written } = openLog()

  log.error(fields, text)

  expect(written()).toMatchObject({ level: 'error' })
  expect(lines.join('')).toContain('log.test.ts')
})

test.each([undefined, null, 'text', 5])('a thrown %o is written without its content', (thrown) => {
  const { log, lines } = openLog()

  log.error({ err: thrown }, 'odd')

  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toContain('text')
})

test('a line for people shows no field twice', () => {
  const { log, lines } = openLog({ isReadable: true })

  log.info({ method: 'GET', address: '/', status: 200, ms: 3 }, 'GET / 200 3 ms')

  expect(lines.join('')).toMatch(/^\[\d\d:\d\d:\d\d\] INFO: GET \/ 200 3 ms\n$/)
})
