import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { buildCourse, uploadLesson } from '../../testing/build-content.ts'
import { type ContractClient, contractClient } from '../../testing/contract-client.ts'
import { seededDatabase } from '../../testing/databases.ts'
import { type RunningProduct, startProduct, testAdmin } from '../../testing/running-product.ts'
import { untilStudioAnswers } from '../../testing/until-studio-answers.ts'

// Behind a proxy that speaks https: SITE_URL says so, and LESSON_ORIGIN is not set.

const siteUrl = 'https://tutor.example'

let product: RunningProduct
let admin: ContractClient

const own = { origin: siteUrl }

/** As the site's own pages send it, through the proxy. */
const fromSite = (client: ContractClient): ContractClient => ({
  ...client,
  send: (method, path, body, headers) =>
    client.send(method, path, body, { ...own, ...Object.fromEntries(new Headers(headers)) }),
  studio: (method, path, body) => client.send(method, `/studio/api${path}`, body, own),
})

beforeAll(async () => {
  const DATABASE_URL = await seededDatabase(inject('productDataDir'))
  product = await startProduct({ env: { DATABASE_URL, SITE_URL: siteUrl } })
  admin = fromSite(contractClient(product.url))
  await admin.send('POST', '/api/admin/login', testAdmin)
})

afterAll(() => product.remove())

test('cookies are secure and for this host alone', async () => {
  const { headers } = await admin.send('POST', '/api/admin/login', testAdmin)

  const cookies = headers.getSetCookie()
  expect(cookies.length).toBeGreaterThan(0)
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Host-/)
    expect(cookie).toMatch(/; Secure(;|$)/)
    expect(cookie).toMatch(/; HttpOnly(;|$)/)
    expect(cookie).toMatch(/; SameSite=Lax(;|$)/)
    expect(cookie).toMatch(/; Path=\/(;|$)/)
    expect(cookie).not.toMatch(/; Domain=/i)
  }
})

test('the session works in contract and studio', async () => {
  await untilStudioAnswers(admin)

  expect((await admin.send('GET', '/api/admin/me')).status).toBe(200)
  expect((await admin.studio('GET', '/admins')).status).toBe(200)
})

test('signing out takes the cookie away with the same attributes', async () => {
  const client = fromSite(contractClient(product.url))
  await client.send('POST', '/api/admin/login', testAdmin)

  const { headers } = await client.send('POST', '/api/admin/logout')

  const [cookie] = headers.getSetCookie()
  expect(cookie).toMatch(/^__Host-tutor-token=;/)
  expect(cookie).toMatch(/; Secure(;|$)/)
  expect(cookie).toMatch(/; Path=\/(;|$)/)
  expect(cookie).toMatch(/; (Max-Age=0|Expires=Thu, 01 Jan 1970)/)
})

test.each(['http://tutor.example', 'https://www.tutor.example', 'https://tutor.example:8443'])(
  'a write from %s is refused',
  async (origin) => {
    const { status } = await admin.send('POST', '/api/admin/logout', undefined, { origin })

    expect(status).toBe(403)
  },
)

test('a write from the address behind the proxy is refused', async () => {
  const { status } = await admin.send('POST', '/api/admin/logout', undefined, {
    origin: product.url,
  })

  expect(status).toBe(403)
})

test('browsers are told to stay with https', async () => {
  const { headers } = await admin.send('GET', '/api/courses')

  expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8,}/)
  expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests')
})

test('without a lesson origin the tab is sandboxed, and the log says what is lost', async () => {
  const course = await buildCourse(admin)
  const { id } = await uploadLesson(admin, course.id)

  const { status, headers } = await contractClient(product.url).send(
    'GET',
    `/lesson-documents/${id}/interactive`,
  )

  expect(status).toBe(200)
  const policy = headers.get('content-security-policy')
  expect(policy).toMatch(/^sandbox allow-scripts/)
  expect(policy).not.toContain('allow-same-origin')
  expect(product.log()).toMatch(/LESSON_ORIGIN is not set.*microphone/)
})

test('the start tells the site’s own address', () => {
  expect(product.log()).toContain(`${siteUrl}/admin/login`)
})
