import { expect, test } from 'vitest'
import { buildCourse, buildLesson, uploadLesson } from '../../../testing/build-content.ts'
import { contractClient, cookieHeader, signedIn } from '../../../testing/contract-client.ts'
import { openInteractive, sendToLessonHost } from '../../../testing/lesson-host.ts'
import { sendRaw } from '../../../testing/raw-request.ts'
import { testAdmin } from '../../../testing/running-product.ts'
import { site } from '../../../testing/site/site.ts'

const url = site.url
const visitor = contractClient(url)
const admin = await signedIn(url)
const course = await buildCourse(admin)
const lesson = await uploadLesson(admin, course.id, '<p>An open lesson</p>')
const premium = await buildLesson(admin, {
  course: course.id,
  isPremium: true,
  htmlContent: '<p>For members only</p>',
})

test('with its ticket the document opens, without the notice', async () => {
  const { status, headers, body } = await sendToLessonHost(
    url,
    await openInteractive(visitor, lesson.id),
  )

  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(body.toString()).toContain('<p>An open lesson</p>')
  expect(body.toString()).not.toContain('<lesson-notice>')
})

test('it may run and record, and reach nothing of the site', async () => {
  const { headers } = await sendToLessonHost(url, await openInteractive(visitor, lesson.id))

  const policy = String(headers['content-security-policy'])
  expect(policy).not.toContain('sandbox')
  expect(policy).toMatch(/script-src [^;]*'unsafe-inline' [^;]*https:/)
  expect(policy).toContain("base-uri 'none'")
  expect(policy).toContain("form-action 'none'")
  expect(policy).toMatch(new RegExp(`frame-ancestors ${url}(;|$)`))
  expect(policy).not.toMatch(/connect-src [^;]*(https?:|'self'|\*)/)
  expect(headers['permissions-policy']).toContain('microphone=(self)')
  expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  expect(headers['referrer-policy']).toBe('strict-origin')
  expect(headers['cache-control']).toContain('no-store')
})

test('a session opens nothing there', async () => {
  const path = `/lesson-documents/${premium.id}`
  const { status, headers, body } = await sendToLessonHost(url, path, {
    headers: { cookie: cookieHeader(admin.cookies) },
  })

  expect(status).toBe(303)
  expect(headers.location).toBe(`${url}${path}/interactive`)
  expect(body.toString()).not.toContain('For members only')
})

test.each([
  ...['/', '/courses', '/admin', '/admin/login', '/studio', '/studio/api/admins', '/healthz'],
  ...['/readyz', '/api/courses', '/api/admin/me', '/lesson-documents', '/favicon.ico', '/%ff'],
  ...[`/lesson-documents/${lesson.id}/interactive`, '/lesson-documents/abc', '/robots.txt'],
])('nothing else answers there: %s', async (path) => {
  await visitor.send('GET', path)

  const { status, headers } = await sendToLessonHost(url, path, {
    headers: { cookie: cookieHeader(admin.cookies) },
  })

  expect(status).toBe(404)
  expect(headers['set-cookie']).toBeUndefined()
  expect(headers.location).toBeUndefined()
})

test.each([
  (host: string) => host.toUpperCase(),
  (host: string) => host.replace(':', '.:'),
  (host: string) => host.replace('lessons', 'Lessons'),
])('however its name is written, nothing else answers there', async (spell) => {
  const host = spell(`lessons.${new URL(url).host}`)
  await visitor.send('GET', '/api/courses')

  expect((await sendRaw(url, { path: '/', headers: { host } })).status).toBe(404)
  expect((await sendRaw(url, { path: '/api/courses', headers: { host } })).status).toBe(404)
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  'nobody signs in or writes there: %s',
  async (method) => {
    const { status, headers } = await sendToLessonHost(url, '/api/admin/login', {
      method,
      body: JSON.stringify(testAdmin),
      headers: { 'content-type': 'application/json' },
    })

    expect(status).toBe(404)
    expect(headers['set-cookie']).toBeUndefined()
  },
)

test('HEAD tells of a document without its body', async () => {
  const path = await openInteractive(visitor, lesson.id)

  const { status, body } = await sendToLessonHost(url, path, { method: 'HEAD' })

  expect(status).toBe(200)
  expect(body).toHaveLength(0)
})
