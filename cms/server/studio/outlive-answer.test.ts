import { type EventEmitter, errorMonitor, once } from 'node:events'
import {
  Agent,
  type ClientRequest,
  createServer,
  type IncomingMessage,
  type RequestListener,
  request,
} from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { outliveAnswer } from './outlive-answer.ts'
import { privateSocket, removeSocket } from './studio-socket-file.ts'

/** Who answers like this, and how one asks it over a connection that is kept. */
async function answering(answer: RequestListener) {
  const socketPath = privateSocket()
  const agent = new Agent({ keepAlive: true })
  const server = createServer(answer).listen(socketPath)
  await once(server, 'listening')
  onTestFinished(() => {
    agent.destroy()
    server.closeAllConnections()
    server.close()
    removeSocket(socketPath)
  })
  const send = (body: string): ClientRequest => {
    const headers = { 'content-length': body.length }
    const sent = request({ socketPath, agent, method: 'POST', headers })
    outliveAnswer(sent)
    sent.once('response', (response) => response.resume())
    return sent.end(body)
  }
  return { server, send }
}

test('whoever answers early and goes while the body is on its way ends nothing here', async () => {
  const { server, send } = await answering((asked, response) => {
    asked.pause()
    response.writeHead(413).end('Too large')
  })
  const sent = send('a'.repeat(5_000_000))
  const told = vi.fn()
  // A monitor is no listener: without one, what it is told ends the process.
  sent.once('socket', (socket: EventEmitter) => socket.once(errorMonitor, told))
  sent.once('response', (response: IncomingMessage) => {
    response.once('end', () => server.closeAllConnections())
  })

  await once(sent, 'close')
  await turn()
  expect(told).toHaveBeenCalledOnce()
})

test('an error before the answer is told to the request', async () => {
  const { send } = await answering((asked) => asked.socket.destroy())

  await expect(once(send('Hello'), 'response')).rejects.toThrow('socket hang up')
})

test('a connection that is used again is listened to once', async () => {
  const { send } = await answering((asked, response) => {
    asked.resume().once('end', () => response.end())
  })
  const listened: number[] = []
  const sockets = new Set<Socket>()

  for (const body of ['One', 'Two', 'Three']) {
    const sent = send(body)
    const [socket] = await once(sent, 'socket')
    sockets.add(socket)
    await once(sent, 'close')
    listened.push(socket.listenerCount('error'))
  }

  expect(sockets.size).toBe(1)
  expect(new Set(listened).size).toBe(1)
})
