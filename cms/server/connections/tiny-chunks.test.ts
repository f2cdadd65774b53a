import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { cutTinyChunks, fairBytes, fairChunks } from './tiny-chunks.ts'

/** A packet may end in any piece, which makes two of it. */
const lineBytes = fairBytes + 8

const head = 'POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n'

const pieces = (count: number, bytes: number) =>
  `${bytes.toString(16)}\r\n${'a'.repeat(bytes)}\r\n`.repeat(count)

/** What a client hears that sends this, until it is told a last answer or cut. */
async function heard(handle: RequestListener, sent: string): Promise<string> {
  const server = createServer(handle)
  server.prependListener('request', cutTinyChunks)
  await once(server.listen(0), 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const client = connect(typeof address === 'object' ? (address?.port ?? 0) : 0)
  client.on('error', () => {}) // what is cut may be reset
  client.write(sent)
  return text(client).catch(() => 'cut')
}

const reads = (told: (length: number) => void): RequestListener =>
  async function handle(request, response) {
    const body = await text(request).catch(() => null)
    if (body === null) return
    told(body.length)
    response.setHeader('connection', 'close').end('read')
  }

const answersAtOnce: RequestListener = (request, response) => {
  if (request.url === '/last') response.setHeader('connection', 'close')
  response.end(request.url)
}

test.each([
  ['few pieces of one byte', fairChunks, 1],
  ['many pieces of a line', 5_000, lineBytes],
])('%s are a body like any other', async (_, count, bytes) => {
  const told = vi.fn()

  const answer = await heard(reads(told), `${head}${pieces(count, bytes)}0\r\n\r\n`)

  expect(told).toHaveBeenCalledExactlyOnceWith(count * bytes)
  expect(answer).toContain('read')
})

test('a body that comes in thousands of tiny chunks is cut', async () => {
  const told = vi.fn()

  await heard(reads(told), head + pieces(5_000, 1))

  expect(told).not.toHaveBeenCalled()
})

test('a whole body of tiny chunks is no body', async () => {
  const told = vi.fn()

  await heard(reads(told), `${head}${pieces(5_000, 1)}0\r\n\r\n`)

  expect(told).not.toHaveBeenCalled()
})

test('what nobody reads lets the next request of its connection through', async () => {
  const next = 'GET /last HTTP/1.1\r\nhost: x\r\n\r\n'

  const answer = await heard(answersAtOnce, `${head}${pieces(5_000, lineBytes)}0\r\n\r\n${next}`)

  expect(answer).toContain('/last')
})

test('tiny chunks that nobody reads are cut', async () => {
  const cut = vi.fn()
  const watched: RequestListener = (request, response) => {
    request.socket.once('close', cut)
    answersAtOnce(request, response)
  }

  await heard(watched, head + pieces(5_000, 1))

  expect(cut).toHaveBeenCalledOnce()
})
