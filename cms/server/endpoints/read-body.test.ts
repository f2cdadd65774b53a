import { once } from 'node:events'
import { request as ask, createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import express from 'express'
import { expect, onTestFinished, test } from 'vitest'
import { parseJson, receiveBody } from './read-body.ts'

const bodyOf = (length: number) => Buffer.from(JSON.stringify({ text: 'é'.repeat(length) }))

/** How many turns others have had while a body is read. */
async function turnsWhile(reading: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let isOver = false
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  await reading()
  isOver = true
  return turns
}

test('others have their turn between the steps of reading a large body, not of a small one', async () => {
  const [large, small] = [bodyOf(500_000), bodyOf(500)]

  const turns = [
    await turnsWhile(() => parseJson([large])),
    await turnsWhile(() => parseJson([small])),
  ]

  expect(turns).toEqual([2, 0])
})

test('a character whose bytes came in two pieces is read, and the pieces are let go', async () => {
  const bytes = bodyOf(1)
  const middle = bytes.indexOf(0xc3) + 1
  const pieces = [bytes.subarray(0, middle), bytes.subarray(middle)]

  expect(await parseJson(pieces)).toEqual({ text: 'é' })
  expect(pieces).toEqual([])
})

test.each(['{', '\ufeff'])('what is no JSON is refused: %j', async (text) => {
  await expect(parseJson([Buffer.from(text)])).rejects.toThrow('not valid JSON')
})

test('a large body of more parts than anything of ours is refused before it is read', async () => {
  const crowded = Buffer.from(JSON.stringify(Array.from({ length: 150_000 }, () => 1)))

  await expect(parseJson([crowded])).rejects.toMatchObject({ status: 413 })
})

test('a body that comes byte by byte is kept in few pieces', async () => {
  const letters = Array.from({ length: 5_000 }, (_none, at) => String.fromCharCode(97 + (at % 26)))
  const app = express().post('/', async (request, response) => {
    const pieces = await receiveBody(request, 10_000)
    response.json({ count: pieces?.length, body: String(Buffer.concat(pieces ?? [])) })
  })
  const server = createServer(app)
  await once(server.listen(0), 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined

  const sent = ask({ port, method: 'POST', headers: { 'content-type': 'application/json' } })
  for (const letter of letters) sent.write(letter)
  sent.end()
  const [answer] = await once(sent, 'response')
  const { count, body } = JSON.parse(await text(answer))

  expect(body).toBe(letters.join(''))
  expect(count).toBeLessThan(600)
})
