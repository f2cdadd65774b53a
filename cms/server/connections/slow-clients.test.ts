import { type IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cutSlowBody, slowHeads } from './slow-clients.ts'

const partMs = 15_000
const enough = 32 * 1024

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

/** A request of which so many bytes have come; `come` lets more of them. */
function sending(method = 'POST', headers: IncomingHttpHeaders = { 'content-length': '1000000' }) {
  const socket = new Socket()
  let bytes = 500
  vi.spyOn(socket, 'bytesRead', 'get').mockImplementation(() => bytes)
  const request = new IncomingMessage(socket)
  request.method = method
  request.headers = headers
  cutSlowBody(request)
  const come = (more: number) => {
    bytes += more
  }
  return { request, socket, come }
}

test.each([
  ['POST', { 'content-length': '1000000' }],
  ['POST', { 'transfer-encoding': 'chunked' }],
  ['GET', { 'content-length': '1000000' }],
] as const)('a body of a %s that hardly comes is cut (%o)', (method, headers) => {
  const { socket, come } = sending(method, headers)

  come(enough - 1)
  vi.advanceTimersByTime(partMs)

  expect(socket.destroyed).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

test('a long body is waited for as long as it comes', () => {
  const { socket, come } = sending()

  for (let second = 0; second < 300; second++) {
    come(Math.ceil(enough / 14))
    vi.advanceTimersByTime(1_000)
  }
  expect(socket.destroyed).toBe(false)

  vi.advanceTimersByTime(partMs)
  expect(socket.destroyed).toBe(true)
})

test.each([0, 1, 7, 13, 14, 20])(
  'a body that stops after %i seconds is cut fifteen seconds later, however much has come',
  (seconds) => {
    const { socket, come } = sending()
    for (let second = 0; second < seconds; second++) {
      come(enough)
      vi.advanceTimersByTime(1_000)
    }
    come(100 * enough)

    vi.advanceTimersByTime(partMs - 1_001)
    expect(socket.destroyed).toBe(false)
    vi.advanceTimersByTime(1_001)
    expect(socket.destroyed).toBe(true)
  },
)

test('a body that is not taken here is waited for, and from then on no longer than any other', () => {
  const { request, socket } = sending()
  request.push(Buffer.alloc(request.readableHighWaterMark))

  vi.advanceTimersByTime(2 * partMs)
  expect(socket.destroyed).toBe(false)

  request.read()
  vi.advanceTimersByTime(partMs - 1_001)
  expect(socket.destroyed).toBe(false)
  vi.advanceTimersByTime(1_001)
  expect(socket.destroyed).toBe(true)
})

test('one that has come whole is not cut while it is answered', () => {
  const { request, socket } = sending()

  request.complete = true
  vi.advanceTimersByTime(2 * partMs)

  expect(socket.destroyed).toBe(false)
  expect(vi.getTimerCount()).toBe(0)
})

test('nobody is watched who has left, or sends no body', () => {
  const { request } = sending()
  request.emit('close')
  sending('GET', {})

  expect(vi.getTimerCount()).toBe(0)
})

test('heads are cut within fifteen seconds', () => {
  const { headersTimeout = 0, connectionsCheckingInterval = 0 } = slowHeads
  expect(headersTimeout + connectionsCheckingInterval).toBeLessThanOrEqual(15_000)
})
