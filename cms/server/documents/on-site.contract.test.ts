import { expect, test } from 'vitest'
import { buildCourse, buildLesson, uploadLesson } from '../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'

const url = site.url
const { host } = new URL(url)
const visitor = contractClient(url)
const admin = await signedIn(url)
const course = await buildCourse(admin, { cssContent: 'h1 { color: teal }', jsContent: 'let ours' })
const page = '<!doctype html><title>Page</title><h1 onclick="alert(1)">Hello</h1>'
const lesson = await uploadLesson(admin, course.id, page)
const path = `/lesson-documents/${lesson.id}`

test('a lesson’s document is the tutor’s page with the course’s files', async () => {
  const { status, headers, text } = await visitor.send('GET', path)

  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(text).toContain('<h1 onclick="alert(1)">Hello</h1>')
  expect(text).toContain('h1 { color: teal }')
  expect(text).toContain('let ours')
})

test('in the frame it says that something is limited', async () => {
  const { text } = await visitor.send('GET', path)

  expect(text).toContain('interactive features')
})

test('it runs in a sandbox, whatever opens it', async () => {
  const { headers } = await visitor.send('GET', path)

  const policy = headers.get('content-security-policy') ?? ''
  expect(policy.split('; ')).toContain(
    'sandbox allow-scripts allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox',
  )
  expect(policy).toContain(`frame-ancestors ${url}`)
  expect(policy).toContain("base-uri 'none'")
  expect(policy).toContain("form-action 'none'")
  expect(policy).toMatch(/script-src [^;]*'unsafe-inline'/)
})

test.each([
  ['a visitor', visitor],
  ['an admin', admin],
])('the site may frame it for %s', async (_, client) => {
  const { headers } = await client.send('GET', path)

  expect(headers.get('x-frame-options')).toBeNull()
  expect(headers.get('cross-origin-opener-policy')).toBeNull()
  expect(headers.get('content-security-policy')).toMatch(/^sandbox /)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('permissions-policy')).toContain('microphone=(self)')
})

test('the second read of a document carries the same headers', async () => {
  // A moment later the document is kept in other encodings too.
  const plain = { 'accept-encoding': 'identity' }
  const first = await visitor.send('GET', path, undefined, plain)
  const second = await visitor.send('GET', path, undefined, plain)

  const named = ({ headers }: typeof first) =>
    Object.fromEntries([...headers].filter(([name]) => name !== 'date'))
  expect(named(second)).toEqual(named(first))
})

test('no cookie is asked for or set', async () => {
  const { status, headers } = await visitor.send('GET', path)

  expect(status).toBe(200)
  expect(headers.getSetCookie()).toEqual([])
})

test('a premium lesson’s document is for admins', async () => {
  const { id } = await buildLesson(admin, {
    course: course.id,
    isPremium: true,
    htmlContent: '<p>For members only</p>',
  })

  expect((await visitor.send('GET', `/lesson-documents/${id}`)).status).toBe(404)
  expect((await visitor.send('GET', `/lesson-documents/${id}/interactive`)).status).toBe(404)
  expect((await admin.send('GET', `/lesson-documents/${id}`)).text).toContain('For members only')
})

test('a lesson without HTML has no document', async () => {
  const { id } = await buildLesson(admin, { course: course.id })

  expect((await visitor.send('GET', `/lesson-documents/${id}`)).status).toBe(404)
  expect((await visitor.send('GET', `/lesson-documents/${id}/interactive`)).status).toBe(404)
})

test.each(['abc', '0', '-1', '1.5', '99999999999', '2147483647', '%ff'])(
  'there is no document %s',
  async (id) => {
    const frame = await visitor.send('GET', `/lesson-documents/${id}`)
    const interactive = await visitor.send('GET', `/lesson-documents/${id}/interactive`)

    expect([400, 404]).toContain(frame.status)
    expect([400, 404]).toContain(interactive.status)
  },
)

test.each(['cross-site', 'same-site'])('no lesson opens a withheld one’s tab: %s', async (site) => {
  const sent = { 'sec-fetch-site': site }
  const { id } = await buildLesson(admin, {
    course: course.id,
    isPremium: true,
    htmlContent: '<p>For members only</p>',
  })

  const withheld = await admin.send('GET', `/lesson-documents/${id}/interactive`, undefined, sent)
  const open = await admin.send('GET', `${path}/interactive`, undefined, sent)

  expect(withheld.status).toBe(303)
  expect(withheld.headers.get('location')).toBe(`/view-lesson-details/${id}`)
  const { searchParams } = new URL(open.headers.get('location') ?? '')
  expect(searchParams.get('ticket')).toMatch(/^\d+\.\d+\.0\./) // no more than a visitor's
})

test('the interactive version is on an origin of its own, with a ticket', async () => {
  const { status, headers } = await visitor.send('GET', `${path}/interactive`)

  expect(status).toBe(303)
  const location = new URL(headers.get('location') ?? '')
  expect(location.origin).toBe(`http://lessons.${host}`)
  expect(location.pathname).toBe(path)
  expect(location.searchParams.get('ticket')).toMatch(/./)
  expect(headers.get('cache-control')).toContain('no-store')
})
