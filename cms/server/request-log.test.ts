import { AsyncResource } from 'node:async_hooks'
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { eventually } from '../../testing/eventually.ts'
import { keepLines } from '../../testing/kept-lines.ts'
import { createLog } from '../log/log.ts'
import { requestId } from '../log/request-id.ts'
import { withRequestLog } from './request-log.ts'

const Line = z.looseObject({
  level: z.string(),
  requestId: z.string(),
  method: z.string(),
  address: z.string(),
  status: z.union([z.number(), z.literal('aborted')]),
  ms: z.number(),
  msg: z.string(),
})

let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** A server that logs, its address, and what it has logged. */
async function serve(handle: RequestListener, { trustsProxy = false } = {}) {
  const { lines, destination } = keepLines()
  const logger = createLog({ level: 'debug', isReadable: false, destination })
  server = createServer(withRequestLog({ logger, trustsProxy, handle })).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const logged = () => eventually(() => Line.parse(JSON.parse(lines[0] ?? '')))
  return { url, lines, logged }
}

const answer =
  (status: number): RequestListener =>
  (_request, response) =>
    response.writeHead(status).end()

test('one line tells what was asked, what came of it and under which id', async () => {
  const { url, lines, logged } = await serve(answer(404))

  const response = await fetch(`${url}/api/courses/9?page=2`, { method: 'POST', body: 'hunter2' })

  const line = await logged()
  expect(line).toMatchObject({ method: 'POST', address: '/api/courses/9?page=…', status: 404 })
  expect(line.msg).toBe(`POST /api/courses/9?page=… 404 ${line.ms} ms`)
  expect(line.requestId).toBe(response.headers.get('x-request-id'))
  expect(lines).toHaveLength(1)
  expect(lines.join('')).not.toContain('hunter2')
})

test('what runs for a request knows its id, and each has another', async () => {
  const known: unknown[] = []
  const { url } = await serve(async (_request, response) => {
    await Promise.resolve()
    known.push(requestId())
    response.end()
  })

  const answers = [await fetch(url), await fetch(url)]

  expect(known).toEqual(answers.map(({ headers }) => headers.get('x-request-id')))
  expect(new Set(known).size).toBe(2)
})

test.each([
  [200, '/course/2', 'info'],
  [404, '/course/2', 'info'],
  [503, '/course/2', 'error'],
  [200, '/assets/entry-1a2b.js', 'debug'],
  [200, '/readyz', 'debug'],
  [503, '/readyz', 'error'],
])('an answer %i at %s is written as %s', async (status, path, level) => {
  const { url, logged } = await serve(answer(status))

  await fetch(url + path)

  expect(await logged()).toMatchObject({ status, level })
})

test.each([
  [403, '/studio/api/admins', 'not-allowed', 'warn'],
  [429, '/api/contact', 'too-many', 'warn'],
  [401, '/api/admin/me', 'no-session', 'info'],
  [400, '/api/contact', 'input', 'info'],
  [404, '/draft/1.2.signature', 'ticket', 'warn'],
  [404, '/lesson-documents/3/files/key~t3.4.signature/', 'ticket', 'warn'],
])('a refusal %i at %s is one line that says why: %s', async (status, path, reason, level) => {
  const { url, lines, logged } = await serve(answer(status))

  await fetch(url + path)

  expect(await logged()).toMatchObject({ event: 'refused', reason, status, level })
  expect(lines).toHaveLength(1)
  expect(lines.join('')).not.toContain('signature')
})

test('a slow answer is a warning', async () => {
  const { url, logged } = await serve((_request, response) => {
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_000)
    response.end()
    vi.restoreAllMocks()
  })

  await fetch(url)

  expect(await logged()).toMatchObject({ level: 'warn', status: 200 })
})

test('a request that the client gives up is told as such', async () => {
  const { url, logged } = await serve(() => {})
  const giveUp = new AbortController()

  const asked = fetch(url, { signal: giveUp.signal }).catch(() => {})
  setTimeout(() => giveUp.abort(), 50)
  await asked

  expect(await logged()).toMatchObject({ status: 'aborted', level: 'info' })
})

test.each([
  [true, 'proxy-4f1c9a7e', true],
  [false, 'proxy-4f1c9a7e', false],
  [true, 'with spaces and\ttabs', false],
  [true, 'x'.repeat(65), false],
])('a proxy that is trusted: %s; its id %o is taken: %s', async (trustsProxy, given, isTaken) => {
  const { url } = await serve(answer(200), { trustsProxy })

  const { headers } = await fetch(url, { headers: { 'x-request-id': given } })

  expect(headers.get('x-request-id') === given).toBe(isTaken)
})

test('while no request is worked on, ids are not followed', async () => {
  let isFollowed = () => true
  const { url, logged } = await serve((request, response) => {
    isFollowed = AsyncResource.bind(() => requestId() !== undefined)
    answer(200)(request, response)
  })
  await fetch(url)
  await logged()
  expect(isFollowed()).toBe(true)

  await eventually(() => expect(isFollowed()).toBe(false))
})
