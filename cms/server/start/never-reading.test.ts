import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { cutWhoNeverReads } from './slow-clients.ts'

const silentMs = 30

/** A server that cuts soon, and a client that has sent it a request and reads nothing yet. */
async function ask(answer: RequestListener, keepAliveTimeout = 60_000) {
  const server = createServer({ keepAliveTimeout }, answer)
  cutWhoNeverReads(server, silentMs)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const accepted = once(server, 'connection')
  const client = connect(port, '127.0.0.1').pause()
  client.on('error', () => {}) // it is cut
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  onTestFinished(() => {
    client.destroy()
    server.closeAllConnections()
    server.close()
  })
  const [socket] = await accepted
  return { client, server, socket }
}

test('who asks for much and never reads is cut', async () => {
  const { socket } = await ask((_request, response) => response.end('a'.repeat(50_000_000)))

  await once(socket, 'close')

  expect(socket.destroyed).toBe(true)
})

test('who waits for an answer that takes long gets it', async () => {
  let finish = () => {}
  const { client, server } = await ask((_request, response) => {
    finish = () => void response.end('at last')
  })

  await once(server, 'timeout')
  await once(server, 'timeout')
  finish()
  const [text] = await once(client.resume(), 'data')

  expect(String(text)).toContain('at last')
})

test('who rests between two requests is cut when that time is over', async () => {
  const { client, socket } = await ask((_request, response) => response.end('short'), 100)

  client.resume()
  await once(socket, 'close')

  expect(socket.destroyed).toBe(true)
})
