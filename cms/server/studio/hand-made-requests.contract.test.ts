import { expect, test } from 'vitest'
import { buildPicture } from '../../../testing/build-pictures.ts'
import { cookieHeader, signedIn } from '../../../testing/contract-client.ts'
import { expectNoFault } from '../../../testing/expect-no-fault.ts'
import { sendRaw } from '../../../testing/raw-request.ts'
import { site } from '../../../testing/site/site.ts'

// What no page of the studio sends, and somebody who is signed in may: it is refused, and breaks nothing.

const admin = await signedIn(site.url)

interface Sent {
  method?: string
  path: string
  body?: string
  [header: string]: string | undefined
}

/** A request as it is written here, with the session of an owner. */
async function send({ method = 'POST', path, body, ...headers }: Sent) {
  const given = Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  )
  const own = { cookie: cookieHeader(admin.cookies), origin: site.url }
  const answer = await sendRaw(site.url, {
    method,
    path: `/studio${path}`,
    headers: { ...own, ...given },
    ...(body === undefined ? {} : { body }),
  })
  const text = String(answer.body)
  expectNoFault({ status: answer.status, text, headers: new Headers() })
  return { ...answer, text }
}

const json = { 'content-type': 'application/json' }
const target = { id: 1, key: 'a0' }
const order = {
  collectionSlug: 'faq-items',
  orderableFieldName: '_order',
  docsToMove: [1],
  newKeyWillBe: 'greater',
  target,
}

test.each([
  ['nothing', null],
  ['a list', []],
  ['a text', 'faq-items'],
  ['no place', { ...order, target: undefined }],
  ['nothing as a place', { ...order, target: null }],
  ['a made-up key', { ...order, target: { id: 1, key: '!' } }],
  ['a key that ends too soon', { ...order, target: { id: 1, key: 'z' } }],
  ['nothing to move', { ...order, docsToMove: [null] }],
  ['an object to move', { ...order, docsToMove: [{ id: 1 }] }],
  ['an id that no row has', { ...order, docsToMove: [1e12] }],
  ['an inherited name', { ...order, collectionSlug: '__proto__' }],
])('an order of a list that names %s is refused', async (_what, body) => {
  const { status } = await send({ path: '/api/reorder', body: JSON.stringify(body), ...json })

  expect(status).toBe(400)
})

const form = (boundary: string) => ({ 'content-type': `multipart/form-data; boundary=${boundary}` })

test.each([
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/mixed; boundary=a',
  'text/multipart/form-data',
])('a form of the type %s is refused', async (type) => {
  const { status } = await send({ path: '/api/media', body: '--a--\r\n', 'content-type': type })

  expect(status).toBe(415)
})

const part = (head: string, content = 'A') =>
  `--a\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n--a--\r\n`

test.each([
  ['is not whole', '--a\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nA'],
  ['has no parts', 'A'],
  ['has a null character in the name of its file', part('name="file"; filename="a\0.png"')],
  ['has one in the kind of its file', part('name="file"; filename="a.p\0ng"')],
  ['has fields that are no JSON', part('name="_payload"', '{')],
  ['has fields that are nothing', part('name="_payload"', 'null')],
  ['names nothing for a file', part('name="file"', 'null')],
  ['names a number for a file', part('name="file"', '1')],
  [
    'names a file elsewhere',
    part(
      'name="file"',
      '{"filename":"a.png","mimeType":"image/png","clientUploadContext":{"a":1}}',
    ),
  ],
])('a form that %s is refused', async (_what, body) => {
  const { status } = await send({ path: '/api/media', body, ...form('a') })

  expect(status).toBe(400)
})

test('nor does a form take the file of another picture', async () => {
  const { filename } = await buildPicture(admin)
  const named = JSON.stringify({ filename, mimeType: 'image/webp', clientUploadContext: {} })

  const { status } = await send({
    path: '/api/media',
    body: part('name="file"', named),
    ...form('a'),
  })

  expect(status).toBe(400)
})

test.each(['x-payload-http-method-override', 'x-http-method-override'])(
  'a question by %s comes as a form, as the studio sends it',
  async (override) => {
    const ask = (body: string, type: string) =>
      send({ path: '/api/courses', body, 'content-type': type, [override]: 'GET' })

    const broken = await ask('{', 'application/json')
    const other = await ask('{"limit":1}', 'application/json')
    const asked = await ask('limit=1&depth=0', 'application/x-www-form-urlencoded')

    expect([broken.status, other.status, asked.status]).toEqual([415, 415, 200])
    expect(JSON.parse(asked.text)).toMatchObject({ limit: 1 })
  },
)

test.each(['TRACE', 'PROPFIND', 'PURGE'])('the studio knows no %s', async (method) => {
  const [call, page] = [
    await send({ method, path: '/api/courses' }),
    await send({ method, path: '/collections/courses' }),
  ]

  expect([call.status, page.status]).toEqual([405, 405])
  expect(call.headers.allow).toBe('GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS')
  expect(page.headers.allow).toBe('GET, HEAD')
})

test.each(['a b', 'a/b', 'a?b', 'user@', '[', 'localhost:99999', '%zz', 'a\\b'])(
  'there is no host %s',
  async (host) => {
    const [page, call] = [
      await send({ method: 'GET', path: '', host }),
      await send({ method: 'GET', path: '/api/courses', host }),
    ]

    expect([page.status, call.status]).toEqual([400, 400])
  },
)

test.each([
  ['a form with a made-up action', part('name="$ACTION_REF_1"'), form('a')],
  ['a form with a made-up address of one', part('name="$ACTION_1:0"', '{"id":"a"}'), form('a')],
  ['a plain form', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['JSON', '{}', json],
])('the studio’s pages take no %s', async (_what, body, headers) => {
  const { status } = await send({ path: '/collections/courses', body, ...headers })

  expect(status).toBe(405)
})

const deep = '['.repeat(20_000) + ']'.repeat(20_000)

test.each([
  ['POST', '/payload-preferences/deep', `{"value":${deep}}`],
  ['POST', '/payload-preferences', `{"key":"deep","value":${deep}}`],
  ['POST', '/lessons?draft=true', `{"title":${deep}}`],
  ['PATCH', '/lessons/1?draft=true', `{"objectives":${deep}}`],
  ['POST', '/globals/privacy-policy?draft=true', `{"text":{"root":${deep}}}`],
  ['POST', '/reorder', deep],
])('%s %s takes no lists that are twenty thousand in each other', async (method, path, body) => {
  const { status } = await send({ method, path: `/api${path}`, body, ...json })

  expect(status).toBe(400)
})

test('what an admin prefers is kept, and read again', async () => {
  const value = { sidebar: { open: [1, 2, { a: null }] } }

  const { status } = await send({
    path: '/api/payload-preferences/kept-as-it-is',
    body: JSON.stringify({ value }),
    ...json,
  })
  const { text } = await send({ method: 'GET', path: '/api/payload-preferences/kept-as-it-is' })

  expect(status).toBe(200)
  expect(JSON.parse(text)).toMatchObject({ value })
})
