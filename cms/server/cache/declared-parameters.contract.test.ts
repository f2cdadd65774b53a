import { once } from 'node:events'
import { createServer } from 'node:http'
import express from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { plainPages } from '../../../testing/plain-pages.ts'
import '../../../testing/site/site.ts' // it sets up what is opened below
import { endpoint } from '../../api/endpoint.ts'
import { contractRouter } from '../endpoints/contract-router.ts'
import { pages } from '../pages/pages.ts'
import { openPayload } from '../start/open-payload.ts'
import { createAnswerCache } from './answer-cache.ts'
import { cacheKeyFor } from './cache-key.ts'

/** An endpoint with a parameter of its own; it says which ones it sees. */
const words = endpoint({
  method: 'get',
  path: '/api/words',
  access: 'everyone',
  query: z.looseObject({ letter: z.string().optional() }),
  answer: z.object({ query: z.record(z.string(), z.unknown()) }),
  run: async ({ query }) => ({ query }),
})

const endpoints = [words]
const keyOf = cacheKeyFor((path) => (path === '/list' ? ['size'] : words.queryNames))
const cache = createAnswerCache({ isTrusted: () => true, headers: {} })
const payload = await openPayload({ runsJobs: false })
const parts = {
  endpoints,
  keyOf,
  cache,
  payload,
  renderer: plainPages,
  siteUrl: 'https://tutor.example',
}
const server = createServer(express().use(contractRouter(parts)).use(pages(parts)))

beforeAll(() => once(server.listen(0), 'listening'))
afterAll(() => server.close())

async function read(path: string) {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return (await fetch(`http://localhost:${port}${path}`)).text()
}

test('a declared parameter of an endpoint has answers of its own', async () => {
  const answers = [await read('/api/words?letter=a'), await read('/api/words?letter=b')]

  expect(answers).toEqual(['{"query":{"letter":"a"}}', '{"query":{"letter":"b"}}'])
})

test('an endpoint does not see what nobody declares', async () => {
  expect(await read('/api/words?limit=10')).toBe('{"query":{}}')
})

test('a declared parameter of a page has pages of its own', async () => {
  const answers = [await read('/list?size=10'), await read('/list?size=20'), await read('/list')]

  expect(answers).toEqual(['/list?size=10', '/list?size=20', '/list'])
})

test('a page does not see what nobody declares', async () => {
  expect(await read('/list?campaign=spring')).toBe('/list')
})
