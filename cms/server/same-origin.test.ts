import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import express from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toHttpError } from './endpoints/error-answers.ts'
import { sameOriginWrites } from './same-origin.ts'

const site = 'https://tutor.example:8443'

let server: Server
let url: string

beforeAll(async () => {
  const app = express()
  app.use(sameOriginWrites(site))
  app.use((_request, response) => {
    response.send('passed')
  })
  const answerError: express.ErrorRequestHandler = (error, _request, response, _next) => {
    const { status, message } = toHttpError(error)
    response.status(status).send(message)
  }
  app.use(answerError)
  server = createServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const writes = ['POST', 'PUT', 'PATCH', 'DELETE']

const statusOf = async (method: string, headers: Record<string, string>) =>
  (await fetch(url, { method, headers })).status

test.each(writes)('a %s from the site itself passes', async (method) => {
  expect(await statusOf(method, { origin: site })).toBe(200)
})

test.each(writes)('a %s from another site is refused', async (method) => {
  expect(await statusOf(method, { origin: 'https://evil.example' })).toBe(403)
})

test.each([
  ['an opaque origin', 'null'],
  ['another port', 'https://tutor.example'],
  ['another scheme', 'http://tutor.example:8443'],
  ['a subdomain', 'https://lessons.tutor.example:8443'],
  ['a sibling', 'https://other.example:8443'],
  ['a host that begins alike', 'https://tutor.example.evil.example:8443'],
  ['a host that ends alike', 'https://evil-tutor.example:8443'],
  ['a port that begins alike', 'https://tutor.example:84431'],
  ['a path behind', 'https://tutor.example:8443/'],
  ['other letters', 'https://Tutor.example:8443'],
  ['an empty origin', ''],
])('a write from %s is refused', async (_, origin) => {
  expect(await statusOf('POST', { origin })).toBe(403)
})

test('an own Origin passes, whatever Sec-Fetch-Site says', async () => {
  expect(await statusOf('POST', { origin: site, 'sec-fetch-site': 'cross-site' })).toBe(200)
})

test('a foreign Origin is refused, whatever Sec-Fetch-Site says', async () => {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }

  expect(await statusOf('POST', headers)).toBe(403)
})

test('a write without an Origin passes, as scripts on the command line send it', async () => {
  expect(await statusOf('POST', {})).toBe(200)
})

test('a write without an Origin passes where the browser calls it same-origin', async () => {
  expect(await statusOf('POST', { 'sec-fetch-site': 'same-origin' })).toBe(200)
})

test.each(['cross-site', 'same-site', 'none', 'anything'])(
  'a write without an Origin that the browser calls %s is refused',
  async (relation) => {
    expect(await statusOf('POST', { 'sec-fetch-site': relation })).toBe(403)
  },
)

test.each(['GET', 'HEAD', 'OPTIONS'])('a %s passes from everywhere', async (method) => {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }

  expect(await statusOf(method, headers)).toBe(200)
})

test('the refusal names the site’s own address', async () => {
  const response = await fetch(url, { method: 'POST', headers: { origin: 'null' } })

  expect(await response.text()).toBe(`This request did not come from ${site}. Open the site there.`)
})
