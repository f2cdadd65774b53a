import { once } from 'node:events'
import { createServer } from 'node:http'
import express from 'express'
import { expect, onTestFinished, test } from 'vitest'
import { receiveBody } from './read-body.ts'

const megabyte = 1024 * 1024

/**
 * A server that receives bodies of JSON and sends them back with the number of pieces in which it has
 * kept them; tells how many pieces of large ones came in each turn.
 */
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
    response.set('Kept-Pieces', String(pieces?.length)).send(Buffer.concat(pieces ?? []))
  })
  const server = createServer(app)
  await once(server.listen(0), 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { counts, url: `http://localhost:${port}/` }
}

async function send(url: string, body: string | ReadableStream) {
  const headers = { 'content-type': 'application/json' }
  const halfDuplex = { duplex: 'half' } // for a stream, and missing in the types of `fetch`
  const answer = await fetch(url, { method: 'POST', headers, body, ...halfDuplex })
  return { kept: Number(answer.headers.get('kept-pieces')), text: await answer.text() }
}

test('of large bodies that come at once few pieces are taken in one turn, and all arrive', async () => {
  const { counts, url } = await receiver()
  const body = 'a'.repeat(5 * megabyte)

  const back = await Promise.all(Array.from({ length: 6 }, () => send(url, body)))

  expect(back.map(({ text }) => text.length)).toEqual(back.map(() => body.length))
  // One is let on in each turn, and one may have come already. Where the sender is the slower one,
  // several wait for its next piece, which may come to all of them in one turn: that is seldom.
  const pieces = counts.reduce((sum, count) => sum + count, 0)
  expect(pieces / counts.length).toBeLessThanOrEqual(2)
})

test('a large body whose length is known is kept whole, each piece at its place', async () => {
  const { url } = await receiver()
  const body = Array.from({ length: 300_000 }, (_, number) => number).join()

  const [known, unknown] = await Promise.all([
    send(url, body),
    send(url, new Blob([body]).stream()),
  ])

  expect(known).toEqual({ kept: 1, text: body })
  expect(unknown.text).toBe(body)
  expect(unknown.kept).toBeGreaterThan(1)
})
