import { describe, expect, test } from 'vitest'
import { contractClient, cookieHeader, signedIn } from '../../testing/contract-client.ts'
import { buildArchive, uploadArchive } from '../../testing/course-archives.ts'
import { openRequest } from '../../testing/raw-request.ts'
import { site } from '../../testing/site/site.ts'
import { ErrorAnswer } from '../contract/answers.ts'

const url = site.url
const admin = await signedIn(url)
const visitor = contractClient(url)
const path = '/api/courses/import'

describe('the import', () => {
  test('is for admins', async () => {
    const { status } = await uploadArchive(visitor, buildArchive())

    expect(status).toBe(401)
  })

  test.each(['https://elsewhere.example', 'null'])('takes nothing from %s', async (origin) => {
    const { status } = await uploadArchive(admin, buildArchive(), { origin })

    expect(status).toBe(403)
  })

  test.each(['GET', 'PUT', 'PATCH', 'DELETE'])('takes no %s', async (method) => {
    const { status, headers } = await admin.send(method, path)

    expect(status).toBe(405)
    expect(headers.get('allow')).toBe('POST')
  })

  test.each(['application/json', 'multipart/form-data; boundary=x', 'text/plain'])(
    'takes no %s',
    async (type) => {
      const { status, json } = await uploadArchive(admin, buildArchive(), { 'content-type': type })

      expect(status).toBe(415)
      expect(ErrorAnswer.strict().parse(json).message).toContain('application/zip')
    },
  )

  test('takes no packed body', async () => {
    const { status } = await uploadArchive(admin, buildArchive(), { 'content-encoding': 'gzip' })

    expect(status).toBe(415)
  })

  test('needs a file', async () => {
    const { status } = await uploadArchive(admin, Buffer.alloc(0))

    expect(status).toBe(400)
  })

  test('says of an archive of no bytes that it is empty', async () => {
    const { json } = await uploadArchive(admin, Buffer.alloc(0))

    expect(ErrorAnswer.strict().parse(json).message).toContain('The archive is empty')
  })

  test('answers 413 to an announced size, without waiting for the rest', async () => {
    const request = openRequest(url, [
      ...[`POST ${path} HTTP/1.1`, `Host: ${new URL(url).host}`],
      ...[`Cookie: ${cookieHeader(admin.cookies)}`, 'Content-Type: application/zip'],
      ...[`Content-Length: ${200 * 1024 * 1024 + 1}`, '', 'PK'],
    ])

    await expect.poll(request.received).toMatch(/^HTTP\/1\.1 413 /)

    request.close()
  })
})

describe('the export', () => {
  test('is for admins', async () => {
    const { status } = await visitor.send('GET', '/api/courses/1/archive')

    expect(status).toBe(401)
  })

  test.each(['99999', '0', 'abc', '2147483648'])('knows no course %s', async (id) => {
    const { status } = await admin.send('GET', `/api/courses/${id}/archive`)

    expect(status).toBe(404)
  })

  test('is for reading only', async () => {
    const { status, headers } = await admin.send('POST', '/api/courses/1/archive')

    expect(status).toBe(405)
    expect(headers.get('allow')).toBe('HEAD, GET')
  })

  test('is a file with a name, kept by nobody on its way', async () => {
    const { status, headers } = await admin.send('HEAD', '/api/courses/1/archive')

    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/zip')
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="?speak-fluently-\d{4}-\d\d-\d\d\.zip"?$/,
    )
    expect(headers.get('cache-control')).toBe('no-store')
  })
})
