import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { connect, Socket } from 'node:net'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { rememberConnections } from './last-connections.ts'
import { cutWhoNeverReads } from './slow-clients.ts'

afterEach(() => void vi.useRealTimers())

const soon = { everyMs: 10 }

/** A server that cuts soon; it gives 50 MB at `/much`, else what `answer` does. */
async function serve({ answer = () => {}, restMs = 60_000 }: Served = {}): Promise<Server> {
  const server = createServer({ keepAliveTimeout: restMs }, (request, response) => {
    if (request.url === '/much') response.end('a'.repeat(50_000_000))
    else answer(request, response)
  })
  cutWhoNeverReads(server, { connected: rememberConnections(server).connected, ...soon })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return server
}

interface Served {
  answer?: RequestListener
  restMs?: number
}

/** A client that has asked and reads nothing yet. */
async function ask(server: Server, path: string) {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const accepted = once(server, 'connection')
  const client = connect(port, '127.0.0.1').pause()
  client.on('error', () => {}) // it is cut
  client.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  onTestFinished(() => void client.destroy())
  const [socket] = await accepted
  return { client, socket }
}

test('who asks for much and never reads is cut; who waits for an answer meanwhile gets it', async () => {
  let finish = () => {}
  const server = await serve({
    answer: (_request, response) => {
      finish = () => void response.end('at last')
    },
  })
  const waiting = await ask(server, '/')
  const { socket } = await ask(server, '/much')

  await once(socket, 'close')
  finish()
  const [text] = await once(waiting.client.resume(), 'data')

  expect(socket.destroyed).toBe(true)
  expect(String(text)).toContain('at last')
})

test('who rests between two requests is cut when that time is over', async () => {
  const server = await serve({
    answer: (_request, response) => response.end('short'),
    restMs: 100,
  })
  const { client, socket } = await ask(server, '/')

  client.resume()
  await once(socket, 'close')

  expect(socket.destroyed).toBe(true)
})

/** A connection at which bytes wait, once that was seen; `goBy` lets time pass without a byte going out. */
function seenWaiting() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  const server = createServer()
  const socket = new Socket().setTimeout(60_000)
  const waiting = vi.spyOn(socket, 'writableLength', 'get').mockReturnValue(1)
  cutWhoNeverReads(server, { connected: () => [socket], ...soon })
  vi.advanceTimersByTime(soon.everyMs)
  const goBy = (looks = 1) => {
    for (let look = 0; look < looks; look++) {
      vi.advanceTimersByTime(soon.everyMs)
      server.emit('timeout', socket)
    }
  }
  return { socket, waiting, goBy }
}

test('who has read at last has the usual time again', () => {
  const { socket, waiting, goBy } = seenWaiting()
  const whileWaiting = socket.timeout

  waiting.mockReturnValue(0)
  goBy()

  expect(whileWaiting).toBe(soon.everyMs)
  expect(socket).toMatchObject({ timeout: 60_000, destroyed: false })
})

test('who takes nothing at four looks in a row is cut, and not before', () => {
  const { socket, goBy } = seenWaiting()

  goBy(3)
  const isCutSooner = socket.destroyed
  goBy()

  expect([isCutSooner, socket.destroyed]).toEqual([false, true])
})

test('who takes something now and then is waited for', () => {
  const { socket, goBy } = seenWaiting()

  goBy(3)
  vi.advanceTimersByTime(soon.everyMs) // Node tells nothing at this look: bytes went out
  goBy(3)

  expect(socket.destroyed).toBe(false)
})
