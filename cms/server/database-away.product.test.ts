import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ContractClient, contractClient, signedIn } from '../../testing/contract-client.ts'
import { type RunningProduct, startProduct, testAdmin } from '../../testing/running-product.ts'
import { seededData } from '../../testing/seeded-data.ts'
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts'

let product: RunningProduct
let admin: ContractClient

let dataDir: string

/** What visitors had asked for before, and what they were answered. */
const asked = ['/', '/courses', '/course/1', '/api/courses', '/sitemap.xml']
const known = new Map<string, string>()

/** Its database is not a Postgres of its own, and goes away. */
beforeAll(async () => {
  dataDir = await seededData()
  const postgres = await startEmbeddedPostgres(dataDir)
  product = await startProduct({ env: { DATABASE_URL: postgres.url } })
  admin = await signedIn(product.url)
  const visitor = contractClient(product.url)
  for (const path of asked) known.set(path, (await visitor.send('GET', path)).text)
  await postgres.stop()
})

afterAll(async () => {
  await product.remove()
  await rm(dataDir, { recursive: true })
})

describe('while the database is away', () => {
  test('the process is up, but not ready', async () => {
    const client = contractClient(product.url)

    expect((await client.send('GET', '/healthz')).status).toBe(200)
    expect((await client.send('GET', '/readyz')).status).toBe(503)
  })

  test.each(asked)('visitors are still given what was kept: %s', async (path) => {
    const { status, headers, text } = await contractClient(product.url).send('GET', path)

    expect(status).toBe(200)
    expect(headers.get('cache-status')).toMatch(/^tutor; hit; ttl=-\d+; detail=database-away$/)
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(text === known.get(path)).toBe(true)
  })

  test('a tutor is not shown what visitors are', async () => {
    const { status, headers } = await admin.send('GET', '/course/1')

    expect(status).toBe(503)
    expect(headers.get('cache-status')).toBeNull()
  })

  const message = { name: 'Anna', email: 'anna@example.com', message: 'Hello' }

  test.each([
    ['GET', '/api/lessons/2', undefined],
    ['GET', '/api/courses/2/lessons', undefined],
    ['POST', '/api/contact', message],
    ['POST', '/api/admin/login', testAdmin],
  ])('%s %s asks to try again soon', async (method, path, body) => {
    const { status, headers, json } = await contractClient(product.url).send(method, path, body)

    expect(status).toBe(503)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(json).toEqual({
      message: expect.stringContaining('try again'),
      requestId: headers.get('x-request-id'),
    })
  })

  test.each(['/api/admin/me', '/studio/api/lessons'])(
    'a session is not taken for none: %s',
    async (path) => {
      const { status } = await admin.send('GET', path)

      expect(status).toBe(503)
      expect(admin.cookies.has('tutor-token')).toBe(true)
    },
  )

  const visitor = () => contractClient(product.url)

  test.each([
    ['a page', '/course/2', visitor],
    ['a lesson’s document', '/lesson-documents/2', visitor],
    ['an admin’s page', '/admin/dashboard', () => admin],
    ['a preview', '/preview/courses/2', () => admin],
    ['the studio', '/studio', () => admin],
  ])('%s says so, and is not kept', async (_name, path, client) => {
    const accept = { accept: 'text/html' }
    const { status, headers, text } = await client().send('GET', path, undefined, accept)

    expect(status).toBe(503)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(headers.get('content-type')).toContain('text/html')
    expect(headers.get('cache-control')).toMatch(/no-store|no-cache/)
    expect(text).not.toMatch(/postgres|ECONN|node_modules/i)
  })

  test('it stops with 0 all the same', async () => {
    expect(await product.stop()).toBe(0)
  })
})
