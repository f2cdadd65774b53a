import { createServer } from 'node:http'
import express, { type ErrorRequestHandler } from 'express'
import { afterAll, expect, test } from 'vitest'
import { HttpError } from '../../contract/http-error.ts'
import { receiveFile } from './receive-file.ts'

const upload = {
  limit: 1_000,
  types: ['application/zip'],
  problem: 'No.',
  tooLarge: 'Too large.',
  missing: 'Choose a file first.',
}
const answerStatus: ErrorRequestHandler = (error, _request, response, _next) => {
  response.status(error instanceof HttpError ? error.status : 500).json({ message: error.message })
}
const app = express()
app.post('/', async (request, response) => {
  const file = await receiveFile(request, upload)
  await file.remove()
  response.status(201).end()
})
app.use(answerStatus)
const server = createServer(app).listen(0)
const address = server.address()
const url = `http://localhost:${typeof address === 'object' ? address?.port : ''}`
afterAll(() => server.close())

const halfDuplex = { duplex: 'half' } // for a stream, and missing in the types of `fetch`

/** A body of unknown length. */
const send = (chunks: number) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/zip' },
    body: new ReadableStream({
      start(controller) {
        for (let sent = 0; sent < chunks; sent++) controller.enqueue(new Uint8Array(500))
        controller.close()
      },
    }),
    ...halfDuplex,
  })

test('a body without a length is taken up to the limit', async () => {
  expect((await send(2)).status).toBe(201)
})

test('a body that does not announce its size is counted', async () => {
  expect((await send(3)).status).toBe(413)
})
