import { expect, test } from 'vitest'
import { buildCourse } from '../../testing/build-content.ts'
import { cookieHeader, signedIn } from '../../testing/contract-client.ts'
import { openRequest } from '../../testing/raw-request.ts'
import { site } from '../../testing/site/site.ts'
import { ErrorAnswer } from '../contract/answers.ts'

const url = site.url
const admin = await signedIn(url)
const course = await buildCourse(admin)
const lessonsPath = `/api/courses/${course.id}/lessons`
const filesPath = `/api/courses/${course.id}/files`

const megabyte = 1024 * 1024

test.each([
  ['POST', lessonsPath, { htmlContent: 'a'.repeat(5 * megabyte + 1) }],
  ['POST', lessonsPath, { htmlContent: 'é'.repeat(3 * megabyte) }],
  ['POST', lessonsPath, { html: 'a'.repeat(6 * megabyte) }],
  ['POST', lessonsPath, { htmlContent: 'a'.repeat(12 * megabyte) }],
  ['POST', `${lessonsPath}/custom`, { html: 'a'.repeat(6 * megabyte) }],
  ['PATCH', filesPath, { cssContent: 'a'.repeat(megabyte + 1) }],
  ['PATCH', filesPath, { cssContent: 'a'.repeat(1.5 * megabyte) }],
  ['PATCH', filesPath, { jsContent: 'é'.repeat(megabyte / 2 + 1) }],
  ['POST', '/api/contact', { message: 'a'.repeat(megabyte) }],
  ['POST', '/api/admin/login', { username: 'a'.repeat(megabyte), password: 'a' }],
])('%s %s answers 413 to what is too large', async (method, path, body) => {
  const { status, json } = await admin.send(method, path, body)

  expect(status).toBe(413)
  expect(ErrorAnswer.strict().parse(json).message).not.toBe('')
})

test('a lesson may have 5 MB of HTML', async () => {
  const { status } = await admin.send('POST', lessonsPath, {
    htmlContent: 'a'.repeat(5 * megabyte),
  })

  expect(status).toBe(201)
})

test('CSS and JavaScript may have 1 MB each', async () => {
  const { status } = await admin.send('PATCH', filesPath, {
    cssContent: 'a'.repeat(megabyte),
    jsContent: 'é'.repeat(megabyte / 2),
  })

  expect(status).toBe(200)
})

const announced = [
  ['POST', lessonsPath],
  ['POST', `${lessonsPath}/custom`],
  ['PUT', '/api/lessons/1'],
  ['PATCH', filesPath],
  ['POST', '/api/contact'],
  ['POST', '/api/admin/login'],
  ['POST', '/api/admin/register'],
]

test.each(announced)(
  '%s %s answers 413 to an announced size, without waiting for the rest',
  async (method, path) => {
    const request = openRequest(url, [
      ...[`${method} ${path} HTTP/1.1`, `Host: ${new URL(url).host}`],
      ...[`Cookie: ${cookieHeader(admin.cookies)}`, 'Content-Type: application/json'],
      ...['Content-Length: 999999999', '', '{'],
    ])

    await expect.poll(request.received).toMatch(/^HTTP\/1\.1 413 /)

    request.close()
  },
)

test('a body without an end is not read for ever', async () => {
  const request = openRequest(url, [
    ...['POST /api/contact HTTP/1.1', `Host: ${new URL(url).host}`],
    ...['Content-Type: application/json', 'Transfer-Encoding: chunked'],
    ...['', (megabyte / 2).toString(16), 'a'.repeat(megabyte / 2), ''],
  ])

  await expect.poll(request.received).toMatch(/^HTTP\/1\.1 413 /)

  request.close()
})

test('without a session no body is read at all', async () => {
  const request = openRequest(url, [
    ...[`POST ${lessonsPath} HTTP/1.1`, `Host: ${new URL(url).host}`],
    ...['Content-Type: application/json', 'Content-Length: 1000', '', '{'],
  ])

  await expect.poll(request.received).toMatch(/^HTTP\/1\.1 401 /)

  request.close()
})

test('the studio answers 413 to an announced size, where no files are sent', async () => {
  const request = openRequest(url, [
    ...['POST /studio/api/lessons HTTP/1.1', `Host: ${new URL(url).host}`, `Origin: ${url}`],
    ...[`Cookie: ${cookieHeader(admin.cookies)}`, 'Content-Type: application/json'],
    ...['Content-Length: 999999999', '', '{'],
  ])

  await expect.poll(request.received).toContain('HTTP/1.1 413 ')

  request.close()
})
