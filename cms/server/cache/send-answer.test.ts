import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { compressWell } from './compress.ts'
import { bytesOf, packAnswer } from './packed-answer.ts'
import type { PublicAnswer } from './public-answer.ts'
import { sendAnswer } from './send-answer.ts'

const long = `{"text":"${'word '.repeat(1_000)}"}`

const buildAnswer = (more: Partial<PublicAnswer> = {}): PublicAnswer => ({
  status: 200,
  type: 'application/json; charset=utf-8',
  text: '{"id":1}',
  tags: [],
  ...more,
})

const common = { 'X-Frame-Options': 'DENY', 'Cache-Control': 'no-cache' }

let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  server = undefined
})

/** A site that always has this answer, with headers of its own as `app.ts` sets them. */
async function siteWith(answer: PublicAnswer): Promise<string> {
  const packed = packAnswer(answer, await compressWell(bytesOf(answer)), common)
  server = createServer((request, response) => {
    sendAnswer(request, response, packed)
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

test('the length is counted in bytes', async () => {
  const url = await siteWith(buildAnswer({ text: 'Özil 😀' }))

  const response = await get(url, { 'accept-encoding': 'identity' })

  expect(response.headers.get('content-length')).toBe('10')
  expect(await response.text()).toBe('Özil 😀')
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

test('a star counts as any ETag', async () => {
  const url = await siteWith(buildAnswer({ text: long }))

  const response = await get(url, { 'if-none-match': '*' })

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

async function etagOf(url: string, encoding: string): Promise<string> {
  const { headers } = await get(url, { 'accept-encoding': encoding })
  return headers.get('etag') ?? ''
}
