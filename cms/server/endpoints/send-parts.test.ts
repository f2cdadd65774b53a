import { once } from 'node:events'
import { createServer, get } from 'node:http'
import express from 'express'
import { afterEach, expect, test } from 'vitest'
import { sendParts } from './send-parts.ts'

const close: (() => void)[] = []
afterEach(() => {
  for (const end of close.splice(0)) end()
})

/** Serves a list in parts; gives its address, and what the sending came to. */
async function serve(parts: () => AsyncIterable<unknown[]>) {
  const outcomes: unknown[] = []
  const app = express()
  app.get('/list', async (request, response, next) => {
    await sendParts(parts(), request, response).then(
      () => outcomes.push('sent'),
      (error: Error) => {
        outcomes.push(error.message)
        next(error)
      },
    )
  })
  app.use(((_error, _request, response, next) =>
    response.headersSent
      ? next()
      : response.status(500).end()) satisfies express.ErrorRequestHandler)
  const server = createServer(app).listen(0)
  close.push(
    () => server.closeAllConnections(),
    () => server.close(),
  )
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${Object(server.address()).port}/list`, outcomes }
}

async function* partsOf(...parts: unknown[][]) {
  yield* parts
}

test('the parts make one list', async () => {
  const { url } = await serve(() => partsOf([{ id: 1 }, { id: 2 }], [], [{ id: 3 }]))

  const response = await fetch(url)

  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(response.headers.get('etag')).toBeNull()
  expect(await response.json()).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }])
})

test('no parts make an empty list', async () => {
  const { url } = await serve(() => partsOf())

  expect(await (await fetch(url)).json()).toEqual([])
})

test('HEAD has the headers alone', async () => {
  const { url } = await serve(() => partsOf([1]))

  const response = await fetch(url, { method: 'HEAD' })

  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(await response.text()).toBe('')
})

test('a failure before the first part is an error like any other', async () => {
  const { url, outcomes } = await serve(async function* () {
    yield* partsOf()
    throw new Error('Away')
  })

  expect((await fetch(url)).status).toBe(500)
  expect(outcomes).toEqual(['Away'])
})

test('a failure in the middle cuts the connection: half a list is never taken for a whole one', async () => {
  const { url, outcomes } = await serve(async function* () {
    yield [1, 2]
    throw new Error('Away')
  })

  await expect(fetch(url).then((response) => response.text())).rejects.toThrow()
  expect(outcomes).toEqual(['Away'])
})

test('a client that does not read holds up the reading, and ends it by leaving', async () => {
  let made = 0
  const { promise: ended, resolve: end } = resolvable()
  const { url } = await serve(async function* () {
    try {
      for (;;) {
        made += 1
        yield ['x'.repeat(1_000_000)]
      }
    } finally {
      end()
    }
  })

  const request = get(url)
  const [response] = await once(request, 'response')
  for (let turn = 0; turn < 200; turn++) await fetch(new URL('/elsewhere', url))
  expect(made).toBeLessThan(20)

  response.destroy()
  await ended
})

function resolvable() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve: () => resolve() }
}
