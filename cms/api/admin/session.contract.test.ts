import { expect, inject, test } from 'vitest'
import { Admin, AdminAnswer } from '../../contract/admin.ts'
import { MessageAnswer } from '../../contract/answers.ts'
import { uniqueName } from '../../testing/build-admin.ts'
import { contractClient, signedIn } from '../../testing/contract-client.ts'
import { testAdmin } from '../../testing/running-product.ts'

const url = inject('productUrl')

const wrong = {
  message: 'Incorrect username or password. Please check your credentials and try again.',
}

const me = (cookies: Map<string, string>) => {
  const client = contractClient(url)
  for (const [name, value] of cookies) client.cookies.set(name, value)
  return client.send('GET', '/api/admin/me')
}

test('a sign-in answers with the admin and nothing secret', async () => {
  const { status, json } = await contractClient(url).send('POST', '/api/admin/login', testAdmin)

  expect(status).toBe(200)
  expect(AdminAnswer.extend({ admin: Admin.strict() }).strict().parse(json)).toEqual({
    admin: { id: 1, username: 'tutor', email: null },
  })
})

test('who is signed in knows who they are', async () => {
  const admin = await signedIn(url)

  const { status, json, headers } = await admin.send('GET', '/api/admin/me')

  expect(status).toBe(200)
  expect(Admin.strict().parse(json)).toEqual({ id: 1, username: 'tutor', email: null })
  expect(headers.get('cache-control')).toContain('no-store')
})

test.each([
  ['a wrong password', { ...testAdmin, password: 'not-the-password' }],
  ['the password with a space', { ...testAdmin, password: `${testAdmin.password} ` }],
  ['a name that does not exist', { ...testAdmin, username: uniqueName() }],
])('%s answers 401 with one and the same sentence', async (_, credentials) => {
  const client = contractClient(url)

  const { status, json } = await client.send('POST', '/api/admin/login', credentials)

  expect(status).toBe(401)
  expect(json).toEqual(wrong)
  expect(client.cookies.size).toBe(0)
})

test.each(['TUTOR', ' tutor ', 'Tutor'])('the name %j is the tutor’s too', async (username) => {
  const { status } = await contractClient(url).send('POST', '/api/admin/login', {
    ...testAdmin,
    username,
  })

  expect(status).toBe(200)
})

test('empty fields are told by spec', async () => {
  const { status, json } = await contractClient(url).send('POST', '/api/admin/login', {
    username: ' ',
    password: '',
  })

  expect(status).toBe(400)
  expect(json).toMatchObject({
    errors: [
      { path: 'username', message: 'Username is required' },
      { path: 'password', message: 'Password is required' },
    ],
  })
})

test('the cookies are the server’s alone, the site’s alone', async () => {
  const { headers } = await contractClient(url).send('POST', '/api/admin/login', testAdmin)

  const cookies = headers.getSetCookie()
  expect(cookies.length).toBeGreaterThan(0)
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; HttpOnly(;|$)/)
    expect(cookie).toMatch(/; SameSite=Lax(;|$)/)
    expect(cookie).toMatch(/; Path=\/(;|$)/)
    expect(cookie).not.toMatch(/; Domain=/i)
  }
})

test('signing out ends the session on the server', async () => {
  const admin = await signedIn(url)
  const kept = new Map(admin.cookies)

  const { status, json } = await admin.send('POST', '/api/admin/logout')

  expect(status).toBe(200)
  expect(MessageAnswer.strict().parse(json)).toEqual({ message: 'Logged out' })
  expect(admin.cookies.has('tutor-token')).toBe(false)
  expect((await me(kept)).status).toBe(401)
})

test('an ended session opens the studio no more', async () => {
  const admin = await signedIn(url)
  const kept = { cookie: `tutor-token=${admin.cookies.get('tutor-token')}` }
  await admin.send('POST', '/api/admin/logout')

  const { status } = await contractClient(url).send('GET', '/studio/api/admins', undefined, kept)

  expect(status).toBe(401)
})

test('signing out leaves the other sessions', async () => {
  const [one, other] = [await signedIn(url), await signedIn(url)]

  await one.send('POST', '/api/admin/logout')

  expect((await other.send('GET', '/api/admin/me')).status).toBe(200)
})

test('signing out twice is no error', async () => {
  const { status } = await contractClient(url).send('POST', '/api/admin/logout')

  expect(status).toBe(200)
})
