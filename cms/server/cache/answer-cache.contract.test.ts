import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildCourse, uploadLesson } from '../../../testing/build-content.ts'
import { signedIn } from '../../../testing/contract-client.ts'
import { eventually } from '../../../testing/eventually.ts'
import { sendRaw } from '../../../testing/raw-request.ts'
import { site } from '../../../testing/site/site.ts'

const url = site.url

const read = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  sendRaw(url, { method, path, headers })

const publicReads = ['/api/courses', '/api/lessons', '/api/lessons/1', '/', '/courses']

/** The first answer is compressed quickly, and well soon afterwards. */
const keptWell = (path: string) =>
  eventually(async () => {
    const { headers } = await read(path, { 'accept-encoding': 'gzip' })
    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-length': expect.any(String),
    })
  })

describe.each(publicReads)('%s', (path) => {
  beforeAll(() => keptWell(path))

  test('comes in brotli and gzip with the same content', async () => {
    const plain = await read(path)
    const brotli = await read(path, { 'accept-encoding': 'gzip, deflate, br' })
    const gzip = await read(path, { 'accept-encoding': 'gzip;q=0.5' })

    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true)
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
  })

  test('is not encoded for who refuses it', async () => {
    const { headers } = await read(path, { 'accept-encoding': 'br;q=0, gzip;q=0.0, identity' })

    expect(headers['content-encoding']).toBeUndefined()
  })

  test.each(['identity', 'br', 'gzip'])(
    'is not sent again when it is unchanged: %s',
    async (coding) => {
      const accepted = { 'accept-encoding': coding }
      const first = await read(path, accepted)

      const second = await read(path, { ...accepted, 'if-none-match': first.headers.etag ?? '' })

      expect(first.headers.etag).toMatch(/^(W\/)?"[^"]+"$/)
      expect(second.status).toBe(304)
      expect(second.body).toHaveLength(0)
      expect(second.headers.etag).toBe(first.headers.etag)
    },
  )

  test('is sent to who knows another version', async () => {
    const { status } = await read(path, { 'if-none-match': '"another", W/"yet-another"' })

    expect(status).toBe(200)
  })

  test.each(['identity', 'br'])('HEAD tells of it without its body: %s', async (coding) => {
    const got = await read(path, { 'accept-encoding': coding })
    const asked = await read(path, { 'accept-encoding': coding }, 'HEAD')

    expect(asked.status).toBe(200)
    expect(asked.body).toHaveLength(0)
    expect(asked.headers['content-length']).toBe(got.headers['content-length'])
    expect(asked.headers['content-type']).toBe(got.headers['content-type'])
    expect(asked.headers.etag).toBe(got.headers.etag)
  })

  test('caches ask again each time, and keep encodings and sessions apart', async () => {
    const { headers } = await read(path)

    expect(headers['cache-control']).toBe('no-cache')
    expect(headers.vary).toMatch(/accept-encoding/i)
    expect(headers.vary).toMatch(/cookie/i)
  })
})

test('a change makes what a browser knows old', async () => {
  const admin = await signedIn(url)
  const { id } = await buildCourse(admin, { description: 'Before' })
  const first = await read(`/api/courses/${id}`)

  await admin.studio('PATCH', `/courses/${id}`, { description: 'After' })

  const second = await read(`/api/courses/${id}`, { 'if-none-match': first.headers.etag ?? '' })
  expect(second.status).toBe(200)
  expect(second.body.toString()).toContain('After')
})

test('a few words are not worth encoding', async () => {
  const { headers } = await read('/api/site', { 'accept-encoding': 'gzip, br' })

  expect(headers['content-encoding']).toBeUndefined()
  expect(headers.etag).toMatch(/./)
})

test.each(['/', '/courses', '/testimonials', '/course/1', '/api/courses', '/api/lessons/1'])(
  'a parameter that somebody invents is in no other visitor’s answer: %s',
  async (path) => {
    const admin = await signedIn(url)
    await buildCourse(admin) // a change: nothing is kept now

    const poisoned = await read(`${path}?utm=invented-by-somebody`)
    const clean = await read(path)

    expect(poisoned.status).toBe(200)
    expect(clean.body.toString()).not.toContain('invented-by-somebody')
  },
)

test('a parameter that matters makes an answer of its own', async () => {
  const admin = await signedIn(url)
  const { id } = await uploadLesson(admin, (await buildCourse(admin)).id, '<p>The inside</p>')

  const without = await read(`/api/lessons/${id}?omit=htmlContent`)
  const whole = await read(`/api/lessons/${id}`)

  expect(without.body.toString()).not.toContain('The inside')
  expect(whole.body.toString()).toContain('The inside')
})

test('what is not found is not kept', async () => {
  const { status, headers } = await read('/api/courses/2147483646')

  expect(status).toBe(404)
  expect(headers['cache-control']).toBe('no-store')
})

test('HEAD of what is not found has no body', async () => {
  const { status, body } = await read('/api/courses/2147483646', {}, 'HEAD')

  expect(status).toBe(404)
  expect(body).toHaveLength(0)
})
