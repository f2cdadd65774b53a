import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { stopServing } from '../start/stop.ts'
import { rememberConnections } from './last-connections.ts'

const nothingElse = { parts: [], database: async () => {} }
/** More than the system keeps of an answer that nobody reads. */
const manyBytes = 40_000_000

async function serve(handle: RequestListener): Promise<Server> {
  const server = createServer(handle)
  server.prependListener('request', rememberConnections(server).asked)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => server.closeAllConnections())
  return server
}

/** Sends a request, and tells how many bytes had come when the connection ended. */
function ask(server: Server) {
  const { port } = Object(server.address()) satisfies AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  let text = ''
  let length = 0
  socket.on('data', (chunk) => {
    length += chunk.length
    if (text.length < 1_000) text += String(chunk)
  })
  const ended = new Promise<{ text: string; length: number }>((resolve) => {
    socket.once('error', () => {})
    socket.once('close', () => resolve({ text, length }))
  })
  return { socket, ended }
}

test('who has knocked and is not let in yet is still answered', async () => {
  const server = await serve((_request, response) => response.end('Hello'))
  const asked = Array.from({ length: 50 }, () => ask(server))

  await stopServing(server, nothingElse)

  const answers = await Promise.all(asked.map(({ ended }) => ended))
  expect(answers.filter(({ text }) => !text.startsWith('HTTP/1.1 200'))).toEqual([])
})

test('a large answer is given whole to who reads it slowly', async () => {
  const server = await serve((_request, response) => response.end(Buffer.alloc(manyBytes)))
  const { socket, ended } = ask(server)
  await new Promise((resolve) => socket.once('data', resolve))
  socket.pause()

  const stopping = stopServing(server, nothingElse)
  await expect.poll(() => server.listening).toBe(false)
  socket.resume()
  await stopping

  expect((await ended).length).toBeGreaterThan(manyBytes)
})

test('an answer that was asked for before and had not begun ends its connection', async () => {
  let finish = () => {}
  const server = await serve((_request, response) => {
    finish = () => void response.end('Hello')
  })
  const asked = new Promise((resolve) => server.once('request', resolve))
  const { ended } = ask(server)
  await asked

  const stopping = stopServing(server, nothingElse)
  finish()

  expect((await ended).text).toContain('Connection: close')
  await stopping
})

test('whose answer promised to keep the connection does not hold up the stop', async () => {
  let finish = () => {}
  const server = await serve((_request, response) => {
    response.writeHead(200, { 'Content-Length': 5 }).write('Hel')
    finish = () => response.end('lo')
  })
  const { socket, ended } = ask(server)
  await new Promise((resolve) => socket.once('data', resolve))

  const closed = new Promise((resolve) => server.once('close', resolve))
  const stopping = stopServing(server, nothingElse)
  await expect.poll(() => server.listening).toBe(false)
  finish()
  const cut = vi.spyOn(server, 'closeAllConnections')
  await closed

  expect(cut).not.toHaveBeenCalled()
  expect((await ended).text).toContain('Hello')
  await stopping
})
