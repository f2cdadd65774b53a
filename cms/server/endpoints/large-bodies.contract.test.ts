import { once } from 'node:events'
import { request as ask, createServer } from 'node:http'
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

let waiting = 0
let meet = () => {}
const met = new Promise<void>((resolve) => {
  meet = resolve
})

/** It answers once two of it are at work. */
const pairs = endpoint({
  method: 'post',
  path: '/api/pairs',
  access: 'everyone',
  input: z.object({ text: z.string() }),
  answer: z.object({}),
  async run() {
    waiting += 1
    if (waiting === 2) meet()
    await met
    return {}
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
app.use(
  contractRouter({ endpoints: [texts, pairs], cache, payload, renderer: plainPages, siteUrl }),
)
app.use(errorAnswers(payload.logger, siteUrl))
const server = createServer(app)

beforeAll(() => once(server.listen(0), 'listening'))
afterAll(() => server.close())

const headers = { 'content-type': 'application/json' }

function portOf(): number | undefined {
  const address = server.address()
  return typeof address === 'object' ? address?.port : undefined
}

async function send(body: string): Promise<number> {
  const answer = await fetch(`http://localhost:${portOf()}/api/texts`, {
    method: 'POST',
    headers,
    body,
  })
  return answer.status
}

/** Without a length, as whatever makes a text while it sends it. */
async function sendInPieces(text: string): Promise<unknown> {
  const sent = ask({ port: portOf(), path: '/api/pairs', method: 'POST', headers })
  sent.write(text)
  sent.end()
  const [answer] = await once(sent, 'response')
  answer.resume()
  return answer.statusCode
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

test('small bodies that are sent in pieces do not wait for each other', async () => {
  const text = JSON.stringify({ text: 'a' })

  const statuses = await Promise.all([sendInPieces(text), sendInPieces(text)])

  expect(statuses).toEqual([200, 200])
})
