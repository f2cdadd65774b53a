import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildCourse } from '../../../testing/build-content.ts'
import { signedIn } from '../../../testing/contract-client.ts'
import { sendRaw } from '../../../testing/raw-request.ts'
import { site } from '../../../testing/site/site.ts'
import { type Replica, startReplica } from '../../../testing/site/start-replica.ts'

const admin = await signedIn(site.url)
let keepsNothing: Replica

beforeAll(async () => {
  keepsNothing = await startReplica({ keeps: false })
})
afterAll(() => keepsNothing.close())

const evil = 'https://evil.example'

/** Requests that try to leave something behind for the visitor after them. */
const attempts: [string, { method?: string; headers?: Record<string, string>; query?: string }][] =
  [
    ['another host', { headers: { host: 'evil.example' } }],
    [
      'a forwarded host',
      { headers: { 'x-forwarded-host': 'evil.example', forwarded: `host=${evil}` } },
    ],
    ['a forwarded scheme', { headers: { 'x-forwarded-proto': 'ftp' } }],
    [
      'another address inside',
      { headers: { 'x-original-url': '/admin', 'x-rewrite-url': '/admin' } },
    ],
    ['another method inside', { headers: { 'x-http-method-override': 'DELETE' } }],
    ['a language', { headers: { 'accept-language': 'de', accept: 'application/json' } }],
    ['a part', { headers: { range: 'bytes=0-9' } }],
    ['a made-up session', { headers: { cookie: 'tutor-token=evil' } }],
    ['an origin', { headers: { origin: evil, referer: evil } }],
    ['an unknown encoding', { headers: { 'accept-encoding': 'evil, br;q=0, *;q=0' } }],
    ['HEAD', { method: 'HEAD' }],
    ['a query', { query: '?utm=evil&__proto__=evil&callback=evil' }],
    ['a parameter twice', { query: '?category=evil&category=Business' }],
  ]

const addresses = [
  '/',
  '/courses',
  '/course/1',
  '/api/courses',
  '/sitemap.xml',
  '/lesson-documents/8',
]

test.each(attempts)('nobody leaves anything behind for others by %s', async (_what, attempt) => {
  const { method = 'GET', headers = {}, query = '' } = attempt
  await buildCourse(admin) // most of it is read anew
  for (const path of addresses) await sendRaw(site.url, { method, path: path + query, headers })

  const answers = await Promise.all(addresses.map((path) => readBoth(path)))

  for (const { kept, fresh } of answers) expect(kept).toEqual(fresh)
})

async function readBoth(path: string) {
  const [kept, fresh] = await Promise.all([read(site.url, path), read(keepsNothing.url, path)])
  return { kept, fresh }
}

async function read(url: string, path: string) {
  const { status, headers, body } = await sendRaw(url, { path })
  const { 'x-request-id': _id, date: _date, ...named } = headers
  return { path, status, headers: named, body: body.toString() }
}
