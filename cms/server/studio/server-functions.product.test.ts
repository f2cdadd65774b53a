import { readFileSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { z } from 'zod'
import { buildAdmin } from '../../../testing/build-admin.ts'
import { buildCourse } from '../../../testing/build-content.ts'
import { type ContractClient, cookieHeader, signedIn } from '../../../testing/contract-client.ts'
import { sendRaw } from '../../../testing/raw-request.ts'

// The functions behind the studio's pages, called by hand by somebody who is signed in.

const url = inject('productUrl')
const admin = await signedIn(url)
const assistant = await signedIn(url, await buildAdmin(admin, 'assistant'))

const Manifest = z.object({ node: z.record(z.string(), z.object({ filename: z.string() })) })
const manifest = Manifest.parse(
  JSON.parse(readFileSync('cms/studio/.next/server/server-reference-manifest.json', 'utf8')),
)
const ids = Object.entries(manifest.node)
const idOf = (isOne: (file: string) => boolean) =>
  ids.find(([, { filename }]) => isOne(filename))?.[0] ?? 'missing'
const own = idOf((file) => file.startsWith('cms/studio/'))
const payloads = idOf((file) => file.startsWith('node_modules/@payloadcms/'))

interface Sent {
  method?: string
  action?: string
  body?: string
  type?: string
  headers?: Record<string, string>
  path?: URL
  by?: ContractClient
}

async function send({ method = 'POST', action, body, type, headers = {}, path, by = admin }: Sent) {
  const answer = await sendRaw(url, {
    method,
    path: path ? path.pathname + path.search : '/studio/collections/courses',
    headers: {
      cookie: cookieHeader(by.cookies),
      origin: url,
      ...(type === undefined ? {} : { 'content-type': type }),
      ...(action === undefined ? {} : { 'next-action': action }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  })
  const text = String(answer.body)
  expect(answer.status).toBeLessThan(500)
  return { status: answer.status, text, location: answer.headers.location }
}

const plain = 'text/plain;charset=UTF-8'
const form = 'multipart/form-data; boundary=a'
const part = (name: string, content: string) =>
  `--a\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n--a--\r\n`

test.each([
  ['no list', plain, '{'],
  ['nothing', plain, ''],
  ['a list that ends too soon', plain, '[{"name":"form-state"'],
  ['something that is not there', plain, '["$F9"]'],
  ['a made-up reference', plain, '["$h1"]'],
  ['no date', plain, '["$Dtomorrow"]'],
  ['no number', plain, '["$nabc"]'],
  ['twenty thousand lists in each other', plain, '['.repeat(20_000) + ']'.repeat(20_000)],
  ['more than Next takes', plain, `["${'x'.repeat(1_200_000)}"]`],
  ['a form that is not whole', form, '--a\r\nContent-Disposition: form-data; name="0"\r\n\r\nA'],
  ['a form without parts', form, 'A'],
  ['a form whose part is no list', form, part('0', '{')],
  ['a form of nothing', form, part('1', '[]')],
  ['a form with a part that has no name', form, '--a\r\nX: y\r\n\r\n[]\r\n--a--\r\n'],
  ['a form that says no boundary', 'multipart/form-data', part('0', '[]')],
  ['a plain form', 'application/x-www-form-urlencoded', 'a=b'],
])('a call whose body is %s is refused', async (_what, type, body) => {
  const { status } = await send({ action: own, type, body })

  expect(status).toBeGreaterThanOrEqual(400)
})

test.each(['missing', 'x', '__proto__', 'toString', '4'.repeat(42)])(
  'there is no function %s',
  async (action) => {
    const { status } = await send({ action, type: plain, body: '[]' })

    expect(status).toBeGreaterThanOrEqual(400)
  },
)

test.each(['[]', '[null]', '[{"a":1}]', '["\\ud800"]', '["$undefined"]'])(
  'Payload’s own function breaks at no language: %s',
  async (body) => {
    await send({ action: payloads, type: plain, body })
  },
)

const courses = { collectionSlug: 'courses' }

test.each([
  ['form-state', undefined],
  ['form-state', {}],
  ['form-state', { ...courses, schemaPath: 'nothing' }],
  ['form-state', { collectionSlug: 'nothing' }],
  ['render-document', { ...courses, docID: 'abc' }],
  ['render-document', { ...courses, docID: 1e12 }],
  ['render-document', { ...courses, docID: 999_999 }],
  ['render-document', { ...courses, docID: 1, initialData: { name: 7 } }],
  ['render-list', { ...courses, query: { where: { nothing: { equals: 1 } } } }],
  ['render-list', { ...courses, query: { where: { or: 1 } } }],
  ['render-list', { ...courses, query: { where: { id: { near: 1 } } } }],
  ['render-list', { ...courses, query: { sort: 'nothing', limit: 'x', page: -1 } }],
  ['render-list', { ...courses, query: { limit: 1e300 } }],
  ['render-list', { ...courses, query: { columns: '{' } }],
  ['render-list', { ...courses, query: { groupBy: 'nothing' } }],
  ['render-list', { collectionSlug: 'login-guards', query: {} }],
  ['render-list', { collectionSlug: 'site', query: {} }],
  ['render-document-slots', { ...courses, id: 'abc' }],
  ['render-document-slots', { collectionSlug: 'site' }],
  ['schedule-publish', {}],
  ['schedule-publish', { type: 'publish', doc: { relationTo: 'courses', value: 'abc' } }],
  ['schedule-publish', { deleteID: 'abc' }],
  ['get-upcoming-scheduled-publish', { ...courses, id: 'abc' }],
  ['get-upcoming-scheduled-publish', { collectionSlug: 'media', id: 1 }],
  ['table-state', courses],
  ['constructor', courses],
])('nor is %s a fault of ours with %j', async (name, args) => {
  await send({ action: own, type: plain, body: JSON.stringify([{ name, args }]) })
})

test.each(['x', '%', '{}', '[]', '%5B%22%22%2C%7B%22a%22%3A1%7D%5D', 'a'.repeat(9_000)])(
  'what Next’s script never says of its page is refused: %s',
  async (state) => {
    const headers = { rsc: '1', 'next-router-state-tree': state }
    const { location = '' } = await send({ method: 'GET', headers }) // with the mark of its headers

    const { status } = await send({ method: 'GET', headers, path: new URL(location, url) })

    expect(status).toBe(400)
  },
)

test('what comes behind a call that is too long for Next is answered', async () => {
  await send({ action: own, type: plain, body: `["${'x'.repeat(1_200_000)}"]` })

  const { status } = await admin.send('GET', '/studio/api/courses?limit=1')

  expect(status).toBe(200)
})

test('a form of the studio is answered', async () => {
  const args = { ...courses, data: {}, operation: 'create', schemaPath: 'courses' }

  const { status, text } = await send({
    action: own,
    type: plain,
    body: JSON.stringify([{ name: 'form-state', args }]),
  })

  expect(status).toBe(200)
  expect(text).toContain('"state"')
})

/** What is said of the lock when somebody asks about a form as the studio does while it is typed in. */
async function lockedBy(
  by: ContractClient,
  asked: { collectionSlug?: string; id?: number; globalSlug?: string },
) {
  const args = {
    ...asked,
    data: {},
    operation: 'update',
    schemaPath: asked.collectionSlug ?? asked.globalSlug,
    returnLockStatus: true,
    updateLastEdited: true,
  }
  const { text } = await send({
    by,
    action: own,
    type: plain,
    body: JSON.stringify([{ name: 'form-state', args }]),
  })
  return text.includes('"isLocked":true')
}

test('a form locks its document for whoever may lock it', async () => {
  const { id } = await buildCourse(admin)

  expect(await lockedBy(assistant, { collectionSlug: 'courses', id })).toBe(true)
  expect(await lockedBy(admin, { globalSlug: 'site' })).toBe(true)
})

/** One that is there, or nothing could be told of it. */
async function newMessage(): Promise<number> {
  await admin.send('POST', '/api/contact', {
    name: 'Marta',
    email: 'marta@example.com',
    message: 'When do we begin?',
  })
  const { json } = await admin.studio('GET', '/contact-messages?limit=1&depth=0')
  return Number(Object(json).docs[0].id)
}

test.each([
  { collectionSlug: 'faq-items', id: 1 },
  { collectionSlug: 'contact-messages', id: await newMessage() },
  { collectionSlug: 'admins', id: 1 },
  { globalSlug: 'site' },
])('and tells nobody else that there is one: %j', async (asked) => {
  const before = await admin.studio('GET', '/payload-locked-documents?limit=0&depth=0')

  expect(await lockedBy(assistant, asked)).toBe(false)

  const after = await admin.studio('GET', '/payload-locked-documents?limit=0&depth=0')
  expect(after.json).toEqual(before.json)
})
