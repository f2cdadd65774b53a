import { once } from 'node:events'
import { createServer, IncomingMessage, type Server, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { createAnswerCache, type PublicAnswer } from './answer-cache.ts'

const key = '/api/courses'
const long = `{"text":"${'word '.repeat(1_000)}"}`

const buildAnswer = (more: Partial<PublicAnswer> = {}): PublicAnswer => ({
  status: 200,
  type: 'application/json; charset=utf-8',
  text: '{"id":1}',
  ...more,
})
const trusted = () => createAnswerCache(() => true)
type Cache = ReturnType<typeof trusted>

/** A request and its response without a network; the response can be looked at afterwards. */
function exchange(method = 'GET') {
  const request = new IncomingMessage(new Socket())
  request.method = method
  return { request, response: new ServerResponse(request) }
}

/** Asks once, without a network, and gives the response. */
async function ask(cache: Cache, read: () => Promise<PublicAnswer>, address = key) {
  const { request, response } = exchange()
  await cache.answerWith(request, response, { key: address, read })
  return response
}

const isCached = (cache: Cache, address = key) => {
  const { request, response } = exchange()
  return cache.answer(request, response, address)
}

const reading = (...answers: PublicAnswer[]) => {
  const read = vi.fn<() => Promise<PublicAnswer>>()
  for (const answer of answers) read.mockResolvedValueOnce(answer)
  return read
}

test('an address that nobody has asked for is not kept', () => {
  expect(isCached(trusted())).toBe(false)
})

test('an answer is read once and then given from what is kept', async () => {
  const cache = trusted()
  const read = reading(buildAnswer())

  await ask(cache, read)
  const second = await ask(cache, read)

  expect(read).toHaveBeenCalledOnce()
  expect(second.statusCode).toBe(200)
  expect(isCached(cache)).toBe(true)
})

test('each address has an answer of its own', async () => {
  const cache = trusted()

  await ask(cache, reading(buildAnswer()), '/api/courses?page=1')

  expect(isCached(cache, '/api/courses?page=1')).toBe(true)
  expect(isCached(cache, '/api/courses')).toBe(false)
})

test.each([201, 204, 302, 404, 500, 503])(
  'an answer with status %i is given and not kept',
  async (status) => {
    const cache = trusted()

    const response = await ask(cache, reading(buildAnswer({ status })))

    expect(response.statusCode).toBe(status)
    expect(isCached(cache)).toBe(false)
  },
)

test('after a drop nothing is kept, whatever its address', async () => {
  const cache = trusted()
  await ask(cache, reading(buildAnswer()), '/')
  await ask(cache, reading(buildAnswer()), '/about')

  cache.drop()

  expect(isCached(cache, '/')).toBe(false)
  expect(isCached(cache, '/about')).toBe(false)
})

test('an answer whose reading began before a drop is given and not kept', async () => {
  const cache = trusted()
  const readWhileContentChanges = async () => {
    cache.drop()
    return buildAnswer()
  }

  const response = await ask(cache, readWhileContentChanges)

  expect(response.statusCode).toBe(200)
  expect(isCached(cache)).toBe(false)
})

test('a request after a drop does not wait for a reading that began before it', async () => {
  const cache = trusted()
  const old = gated(buildAnswer({ text: 'old' }))
  const waiting = ask(cache, old.read)
  cache.drop()

  const fresh = await ask(cache, reading(buildAnswer({ text: 'new' })))
  old.finish()
  const stale = await waiting

  expect(fresh.getHeader('etag')).not.toBe(stale.getHeader('etag'))
  expect(etagOfCached(cache)).toBe(fresh.getHeader('etag'))
})

test('requests for one address that come together share one reading', async () => {
  const cache = trusted()
  const { read, finish } = gated(buildAnswer())

  const waiting = [ask(cache, read), ask(cache, read), ask(cache, read)]
  finish()
  const responses = await Promise.all(waiting)

  expect(read).toHaveBeenCalledOnce()
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
})

test('requests for two addresses that come together are read apart', async () => {
  const cache = trusted()
  const read = reading(buildAnswer(), buildAnswer())

  await Promise.all([ask(cache, read, '/'), ask(cache, read, '/about')])

  expect(read).toHaveBeenCalledTimes(2)
})

test('an answer that is not kept is read again', async () => {
  const cache = trusted()
  const read = reading(buildAnswer({ status: 404 }), buildAnswer({ status: 200 }))

  const first = await ask(cache, read)
  const second = await ask(cache, read)

  expect([first.statusCode, second.statusCode]).toEqual([404, 200])
})

test('a reading that fails fails for everybody who waits, and is tried anew', async () => {
  const cache = trusted()
  const failing = vi.fn().mockRejectedValue(new Error('database away'))

  const results = await Promise.allSettled([ask(cache, failing), ask(cache, failing)])
  const later = await ask(cache, reading(buildAnswer()))

  expect(failing).toHaveBeenCalledOnce()
  expect(results).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }])
  expect(later.statusCode).toBe(200)
})

test('nothing is kept while changes elsewhere would not be heard of', async () => {
  const cache = createAnswerCache(() => false)

  const response = await ask(cache, reading(buildAnswer()))

  expect(response.statusCode).toBe(200)
  expect(isCached(cache)).toBe(false)
})

test('trust counts when the reading ends', async () => {
  let isListening = true
  const cache = createAnswerCache(() => isListening)
  const { read, finish } = gated(buildAnswer())
  const waiting = ask(cache, read)

  isListening = false
  finish()
  await waiting

  expect(isCached(cache)).toBe(false)
})

test('an answer is given and not kept where content changes while it is packed', async () => {
  const cache = createAnswerCache(() => {
    queueMicrotask(() => cache.drop())
    return true
  })

  const response = await ask(cache, reading(buildAnswer({ text: long })))

  expect(response.statusCode).toBe(200)
  expect(isCached(cache)).toBe(false)
})

test('an answer beyond 16 MB is given and not kept', async () => {
  const cache = trusted()

  const response = await ask(cache, reading(buildAnswer({ text: 'a'.repeat(17 * 1024 * 1024) })))

  expect(response.statusCode).toBe(200)
  expect(isCached(cache)).toBe(false)
})

test('of very many addresses the oldest are forgotten', async () => {
  const cache = trusted()
  const addresses = Array.from({ length: 5_001 }, (_, index) => `/api/lessons/${index}`)

  await Promise.all(addresses.map((address) => ask(cache, reading(buildAnswer()), address)))

  expect(isCached(cache, '/api/lessons/0')).toBe(false)
  expect(isCached(cache, '/api/lessons/5000')).toBe(true)
})

test('an empty answer is given', async () => {
  const response = await ask(trusted(), reading(buildAnswer({ text: '' })))

  expect(response.statusCode).toBe(200)
})

let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  server = undefined
})

/** A site that always has this answer, with headers of its own as `app.ts` sets them. */
async function siteWith(answer: PublicAnswer): Promise<string> {
  const cache = trusted()
  server = createServer((request, response) => {
    response.setHeader('X-Frame-Options', 'DENY')
    cache.answerWith(request, response, { key, read: async () => answer })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`
}

const get = (url: string, headers: Record<string, string>, method = 'GET') =>
  fetch(url, { method, headers })

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['BR', 'br'],
  ['br;q=0.001', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0, gzip;q=0.5', 'gzip'],
  ['br;q=0.000,gzip ; q=1', 'gzip'],
  ['x-br, gzip', 'gzip'],
])('who accepts “%s” gets %s', async (accepted, encoding) => {
  const url = await siteWith(buildAnswer({ text: long }))

  const response = await get(url, { 'accept-encoding': accepted })

  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(await response.text()).toBe(long)
})

test.each(['identity', 'br;q=0', 'gzip;q=0.0, br;q=0', 'deflate', 'brotli', 'gzipped', ''])(
  'who accepts “%s” gets the text as it is',
  async (accepted) => {
    const url = await siteWith(buildAnswer({ text: long }))

    const response = await get(url, { 'accept-encoding': accepted })

    expect(response.headers.get('content-encoding')).toBeNull()
    expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(long)))
    expect(await response.text()).toBe(long)
  },
)

test('packing makes a long answer shorter', async () => {
  const url = await siteWith(buildAnswer({ text: long }))

  const packed = await get(url, { 'accept-encoding': 'br' })

  expect(Number(packed.headers.get('content-length'))).toBeLessThan(long.length / 10)
})

test('an answer that is not kept is not packed', async () => {
  const url = await siteWith(buildAnswer({ status: 404, text: long }))

  const response = await get(url, { 'accept-encoding': 'br, gzip' })

  expect(response.status).toBe(404)
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(await response.text()).toBe(long)
})

test('an answer below 1 KB is not packed', async () => {
  const url = await siteWith(buildAnswer({ text: 'a'.repeat(1_023) }))

  const response = await get(url, { 'accept-encoding': 'br, gzip' })

  expect(response.headers.get('content-encoding')).toBeNull()
})

test('the length is counted in bytes', async () => {
  const url = await siteWith(buildAnswer({ text: 'Özil 😀' }))

  const response = await get(url, { 'accept-encoding': 'identity' })

  expect(response.headers.get('content-length')).toBe('10')
  expect(await response.text()).toBe('Özil 😀')
})

test('an answer is asked for again every time, and differs by encoding and cookie', async () => {
  const url = await siteWith(buildAnswer())

  const { headers } = await get(url, {})

  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(headers.get('vary')).toBe('Accept-Encoding, Cookie')
})

test('each encoding has an ETag of its own', async () => {
  const url = await siteWith(buildAnswer({ text: long }))

  const [plain, zipped, br] = await Promise.all([
    etagOf(url, 'identity'),
    etagOf(url, 'gzip'),
    etagOf(url, 'br'),
  ])

  expect(plain).toMatch(/^"[\w-]{27}"$/)
  expect(zipped).toBe(plain.replace(/"$/, '-gzip"'))
  expect(br).toBe(plain.replace(/"$/, '-br"'))
})

test('another text has another ETag', async () => {
  const cache = trusted()

  const first = await ask(cache, reading(buildAnswer({ text: 'a' })), '/a')
  const second = await ask(cache, reading(buildAnswer({ text: 'b' })), '/b')

  expect(first.getHeader('etag')).not.toBe(second.getHeader('etag'))
})

test.each([
  ['identity', 'identity'],
  ['br', 'br'],
  ['gzip', 'br'],
  ['br', 'gzip'],
  ['identity', 'gzip'],
  ['br', 'identity'],
])('who has it in %s and asks in %s is told that it is unchanged', async (had, asked) => {
  const url = await siteWith(buildAnswer({ text: long }))
  const etag = await etagOf(url, had)

  const response = await get(url, { 'accept-encoding': asked, 'if-none-match': etag })

  expect(response.status).toBe(304)
  expect(response.headers.get('content-type')).toBeNull()
  expect(response.headers.get('etag')).toBe(await etagOf(url, asked))
  expect(await response.text()).toBe('')
})

test('a weak ETag in a list counts too, as proxies make it', async () => {
  const url = await siteWith(buildAnswer({ text: long }))
  const etag = await etagOf(url, 'gzip')

  const response = await get(url, { 'if-none-match': `"other", W/${etag}` })

  expect(response.status).toBe(304)
})

test.each(['"other"', 'W/"other"', '""', '"-br"'])(
  'who has %s gets the whole answer',
  async (etag) => {
    const url = await siteWith(buildAnswer({ text: long }))

    const response = await get(url, { 'if-none-match': etag })

    expect(response.status).toBe(200)
    expect(await response.text()).toBe(long)
  },
)

test('an error is never told as unchanged', async () => {
  const url = await siteWith(buildAnswer({ status: 404 }))
  const etag = await etagOf(url, 'identity')

  const response = await get(url, { 'if-none-match': etag })

  expect(response.status).toBe(404)
  expect(await response.text()).toBe('{"id":1}')
})

test('HEAD has the headers of GET and no body', async () => {
  const url = await siteWith(buildAnswer({ text: long }))
  const asked = { 'accept-encoding': 'br' }
  const whole = await get(url, asked)

  const head = await get(url, asked, 'HEAD')

  expect(head.status).toBe(200)
  expect(head.headers.get('content-length')).toBe(whole.headers.get('content-length'))
  expect(head.headers.get('etag')).toBe(whole.headers.get('etag'))
  expect(head.headers.get('content-encoding')).toBe('br')
  expect(await head.text()).toBe('')
})

test('HEAD is told that nothing has changed', async () => {
  const url = await siteWith(buildAnswer({ text: long }))
  const etag = await etagOf(url, 'br')

  const head = await get(url, { 'if-none-match': etag }, 'HEAD')

  expect(head.status).toBe(304)
})

test('a site’s own header stays where the answer says nothing of it', async () => {
  const url = await siteWith(buildAnswer())

  const { headers } = await get(url, {})

  expect(headers.get('x-frame-options')).toBe('DENY')
})

test('an answer’s header replaces the site’s own', async () => {
  const url = await siteWith(buildAnswer({ headers: { 'X-Frame-Options': 'SAMEORIGIN' } }))

  const { headers } = await get(url, {})

  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
})

test('an answer’s header replaces what all kept answers have', async () => {
  const url = await siteWith(buildAnswer({ headers: { 'Cache-Control': 'no-store' } }))

  const { headers } = await get(url, {})

  expect(headers.get('cache-control')).toBe('no-store')
})

test('an answer’s empty header takes the site’s own away, from what is kept too', async () => {
  const url = await siteWith(buildAnswer({ headers: { 'X-Frame-Options': '' } }))

  const fresh = await get(url, {})
  const cached = await get(url, {})

  expect(fresh.headers.has('x-frame-options')).toBe(false)
  expect(cached.headers.has('x-frame-options')).toBe(false)
})

/** A reading that ends when the test says so. */
function gated(answer: PublicAnswer) {
  let finish = () => {}
  const gate = new Promise<void>((resolve) => {
    finish = resolve
  })
  const read = vi.fn(async () => {
    await gate
    return answer
  })
  return { read, finish: () => finish() }
}

function etagOfCached(cache: Cache) {
  const { request, response } = exchange()
  cache.answer(request, response, key)
  return response.getHeader('etag')
}

async function etagOf(url: string, encoding: string): Promise<string> {
  const { headers } = await get(url, { 'accept-encoding': encoding })
  return headers.get('etag') ?? ''
}
