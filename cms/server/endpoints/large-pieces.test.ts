import { once } from 'node:events'
import { createServer } from 'node:http'
import express from 'express'
import { expect, onTestFinished, test } from 'vitest'
import { receiveBody } from './read-body.ts'

const megabyte = 1024 * 1024

/** A server that receives bodies of JSON; tells how many pieces of large ones came in each turn. */
async function receiver() {
  const counts: number[] = []
  let isOpen = false
  const note = () => {
    if (!isOpen) {
      counts.push(0)
      isOpen = true
      setImmediate(() => {
        isOpen = false
      })
    }
    counts.push((counts.pop() ?? 0) + 1)
  }
  const app = express()
  app.post('/', async (request, response) => {
    let size = 0
    request.on('data', (piece: Buffer) => {
      size += piece.length
      if (size > megabyte) note()
    })
    const pieces = await receiveBody(request, 10 * megabyte)
    response.json(Buffer.concat(pieces ?? []).length)
  })
  const server = createServer(app)
  await once(server.listen(0), 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { counts, url: `http://localhost:${port}/` }
}

async function send(url: string, body: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(url, { method: 'POST', headers, body })
  return answer.json()
}

test('of large bodies that come at once few pieces are taken in one turn, and all arrive', async () => {
  const { counts, url } = await receiver()
  const body = 'a'.repeat(5 * megabyte)

  const lengths = await Promise.all(Array.from({ length: 6 }, () => send(url, body)))

  expect(lengths).toEqual(lengths.map(() => body.length))
  // One is let on in each turn, and one may have come already. Where the sender is the slower one,
  // several wait for its next piece, which may come to all of them in one turn: that is seldom.
  const pieces = counts.reduce((sum, count) => sum + count, 0)
  expect(pieces / counts.length).toBeLessThanOrEqual(2)
})
