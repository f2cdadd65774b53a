import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { flood } from './flood.ts'
import { rush } from './rush.ts'
import { errorsIn, highLatency, steady } from './steady.ts'

/** What came to a server that answers 200, under /missing 404. */
let asked: { request: IncomingMessage; body: string }[] = []
let url = ''
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  asked.push({ request, body: Buffer.concat(chunks).toString() })
  response.writeHead(request.url === '/missing' ? 404 : 200).end('here')
})

beforeAll(async () => {
  await once(server.listen(0), 'listening')
  const address = server.address()
  url = `http://localhost:${typeof address === 'object' ? address?.port : 0}`
})
beforeEach(() => {
  asked = []
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('a steady load sends its calls in turn, as many as its rate and time ask for', async () => {
  const message = { kind: 'message', path: '/', method: 'POST', body: '{"text":"Number {n}"}' }
  const { latencies, statuses } = await steady({
    url,
    rate: 200,
    seconds: 0.04,
    calls: [{ path: '/a' }, message, { path: '/a' }, { path: '/missing' }],
  })

  expect(latencies.read).toHaveLength(6)
  expect(latencies.message).toHaveLength(2)
  expect(statuses).toEqual({ 200: 6, 404: 2 })
  expect(errorsIn(statuses)).toBe(2)
  expect(asked[0]?.request.headers['accept-encoding']).toBe('br')
  expect(
    asked
      .map(({ body }) => body)
      .filter(Boolean)
      .toSorted(),
  ).toEqual(['{"text":"Number 2"}', '{"text":"Number 6"}'])
})

test('latency of wrong answers is not a figure', async () => {
  const latency = highLatency({ url, rate: 100, seconds: 0.02, calls: [{ path: '/missing' }] })

  await expect(latency).rejects.toThrow('404')
})

test('a flood sends the whole amount', async () => {
  const { requests } = await flood({ url, paths: ['/a', '/b'], amount: 30, connections: 2 })

  expect(requests).toBe(30)
  expect(asked).toHaveLength(30)
})

test('a rush sends the whole amount, and a wrong answer ends it', async () => {
  const { requests } = await rush({ url, paths: ['/a', '/b'], amount: 1_001 })

  expect(requests).toBe(1_001)
  expect(asked).toHaveLength(1_001)
  await expect(rush({ url, paths: ['/a', '/missing'], amount: 9 })).rejects.toThrow()
})
