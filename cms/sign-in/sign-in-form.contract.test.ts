import { expect, test } from 'vitest'
import { uniqueName } from '../../testing/build-admin.ts'
import { contractClient } from '../../testing/contract-client.ts'
import { testAdmin } from '../../testing/running-product.ts'
import { site } from '../../testing/site/site.ts'

const url = site.url

/** As a browser whose script has not loaded sends it. */
function sendForm(fields: Record<string, string>, query = '', headers = {}) {
  const client = contractClient(url)
  const body = new URLSearchParams(fields).toString()
  const type = { 'content-type': 'application/x-www-form-urlencoded', ...headers }
  return client
    .send('POST', `/api/admin/login${query}`, body, type)
    .then((answer) => ({ ...answer, client }))
}

test.each([
  ['', '/admin'],
  ['?returnTo=%2Fadmin%2Ffiles%3Fcourse%3D1', '/admin/files?course=1'],
  ['?returnTo=%2Fstudio', '/studio'],
  ['?returnTo=https%3A%2F%2Fevil.example', '/admin'],
  ['?returnTo=%2F%2Fevil.example', '/admin'],
])('a plain form signs in and goes where it was asked for: %s', async (query, wanted) => {
  const { status, headers, client } = await sendForm({ ...testAdmin }, query)
  const page = await client.send('GET', headers.get('location') ?? '')

  expect(status).toBe(303)
  expect(headers.get('location')).toBe(`/admin/login${query}`)
  expect(page.status).toBe(302)
  expect(page.headers.get('location')).toBe(wanted)
})

test('a refused form gets its page back with the name, without the password', async () => {
  const password = 'not-the-password'
  const { status, text, client } = await sendForm(
    { username: 'tutor', password },
    '?returnTo=%2Fadmin%2Ffiles',
  )

  expect(status).toBe(401)
  expect(text).toContain('Incorrect username or password. Please check your credentials')
  expect(text).toContain('action="/api/admin/login?returnTo=%2Fadmin%2Ffiles"')
  expect(text).toContain('value="tutor"')
  expect(text).not.toContain(password)
  expect(client.cookies.size).toBe(0)
})

test('an empty form is told by its fields', async () => {
  const { status, text } = await sendForm({ username: '', password: '' })

  expect(status).toBe(400)
  expect(text).toContain('Username is required')
  expect(text).toContain('Password is required')
})

test('plain forms are locked out as all others', async () => {
  const username = uniqueName()
  const wrong = { username, password: 'wrong' }
  for (let failures = 0; failures < 5; failures++) await sendForm(wrong)

  const { status, text, headers } = await sendForm(wrong)

  expect(status).toBe(429)
  expect(text).toContain('Too many login attempts. Please wait a few minutes before trying again.')
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(800)
})

test('a plain form of another site is refused', async () => {
  const { status, client } = await sendForm({ ...testAdmin }, '', {
    origin: 'https://evil.example',
  })

  expect(status).toBe(403)
  expect(client.cookies.size).toBe(0)
})
