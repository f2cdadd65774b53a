import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { closeQueued, mostQueued } from './close-queued.ts'

async function serverOf(answer: (response: ServerResponse, path: string) => void) {
  const server = createServer((request, response) => answer(response, request.url ?? ''))
  server.prependListener('request', closeQueued)
  await once(server.listen(0), 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`

test('every answer of a connection that breaks is closed, those that wait too', async () => {
  const closed: string[] = []
  const [seen, told] = [vi.fn(), vi.fn()]
  const port = await serverOf((response, path) => {
    seen()
    response.on('close', () => {
      closed.push(path)
      told(response.destroyed)
    })
  })
  const client = connect(port)
  client.write(get('/first') + get('/second') + get('/third'))
  await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(3))

  client.destroy()

  await vi.waitFor(() => expect(closed.toSorted()).toEqual(['/first', '/second', '/third']))
  expect(told.mock.calls).toEqual([[true], [true], [true]])
})

test('answers that get their turn are sent in order, and closed once', async () => {
  const closed = vi.fn()
  const port = await serverOf((response, path) => {
    response.on('close', closed)
    setImmediate(() => response.end(path))
  })
  const client = connect(port)
  client.write(get('/first') + get('/second').replace('host', 'connection: close\r\nhost'))

  let text = ''
  client.on('data', (piece) => {
    text += piece
  })
  await once(client, 'close')

  expect(text.indexOf('/first')).toBeLessThan(text.indexOf('/second'))
  expect(text).toContain('/second')
  expect(closed).toHaveBeenCalledTimes(2)
})

test.each([
  ['as many as may wait are answered', mostQueued + 1, mostQueued + 1],
  ['a connection on which more wait is cut', mostQueued + 2, 0],
])('%s', async (_what, sent, answered) => {
  const port = await serverOf((response) => setImmediate(() => response.end('whole')))
  const client = connect(port)
  const last = get('/last').replace('host', 'connection: close\r\nhost')
  client.on('error', () => {}) // cut off

  let text = ''
  client.on('data', (piece) => {
    text += piece
  })
  client.write(get('/').repeat(sent - 1) + last)
  await once(client, 'close')

  expect(text.split('whole').length - 1).toBe(answered)
})
