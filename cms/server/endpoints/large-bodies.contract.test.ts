import { once } from 'node:events'
import { createServer } from 'node:http'
import express from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { plainPages } from '../../../testing/plain-pages.ts'
import '../../../testing/site/site.ts' // it sets up what is opened below
import { endpoint } from '../../api/endpoint.ts'
import { createAnswerCache } from '../cache/answer-cache.ts'
import { openPayload } from '../start/open-payload.ts'
import { contractRouter } from './contract-router.ts'
import { errorAnswers } from './error-answers.ts'

const megabyte = 1024 * 1024

let begin = () => {}
let end = () => {}
const begun = new Promise<void>((resolve) => {
  begin = resolve
})
const ended = new Promise<void>((resolve) => {
  end = resolve
})

/** It works until the test says that it is done. */
const texts = endpoint({
  method: 'post',
  path: '/api/texts',
  access: 'everyone',
  input: z.object({ text: z.string() }),
  bodyLimit: 3 * megabyte,
  status: 201,
  answer: z.object({ length: z.number() }),
  async run({ body }) {
    begin()
    await ended
    return { length: body.text.length }
  },
})

const payload = await openPayload({ runsJobs: false })
const siteUrl = 'https://tutor.example'
const cache = createAnswerCache({ isTrusted: () => true, headers: {} })

/** What was answered, in this order. */
const answered: number[] = []
const app = express()
app.use((_request, response, next) => {
  response.once('finish', () => answered.push(response.statusCode))
  next()
})
app.use(contractRouter({ endpoints: [texts], cache, payload, renderer: plainPages, siteUrl }))
app.use(errorAnswers(payload.logger, siteUrl))
const server = createServer(app)

beforeAll(() => once(server.listen(0), 'listening'))
afterAll(() => server.close())

async function send(body: string): Promise<number> {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`http://localhost:${port}/api/texts`, {
    ...{ method: 'POST', headers, body },
  })
  return answer.status
}

test('a large body is read as JSON when the one before it is done with', async () => {
  const first = send(JSON.stringify({ text: 'a'.repeat(2 * megabyte) }))
  await begun
  const arriving = once(server, 'request')
  const second = send('a'.repeat(2 * megabyte))
  const [request] = await arriving
  await once(request, 'end')
  const small = await send('a')
  end()

  expect(small).toBe(400)
  expect(await Promise.all([first, second])).toEqual([201, 400])
  expect(answered).toEqual([400, 201, 400])
})
