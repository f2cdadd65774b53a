import { expect, test } from 'vitest'
import { buildAdmin, uniqueName } from '../../../testing/build-admin.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'
import { Admin, AdminAnswer } from '../../contract/admin.ts'

const url = site.url
const admin = await signedIn(url)

const path = '/api/admin/register'
const password = 'another-password-for-tests'

test('a signed-in admin makes another, who can sign in', async () => {
  const username = uniqueName()

  const { status, json } = await admin.send('POST', path, {
    username,
    password,
    email: `${username}@example.com`,
  })

  expect(status).toBe(201)
  const answer = AdminAnswer.extend({ admin: Admin.strict() }).strict().parse(json)
  expect(answer.admin).toMatchObject({ username, email: `${username}@example.com` })
  const anna = await signedIn(url, { username, password })
  expect((await anna.send('GET', '/api/admin/me')).json).toEqual(answer.admin)
})

test('who made another admin stays signed in as themselves', async () => {
  const client = await signedIn(url)
  const before = new Map(client.cookies)

  await buildAdmin(client)

  expect(client.cookies).toEqual(before)
  expect((await client.send('GET', '/api/admin/me')).json).toMatchObject({ username: 'tutor' })
})

test('without a session nobody is made', async () => {
  const credentials = { username: uniqueName(), password }

  const { status } = await contractClient(url).send('POST', path, credentials)

  expect(status).toBe(401)
  const attempt = await contractClient(url).send('POST', '/api/admin/login', credentials)
  expect(attempt.status).toBe(401)
})

test.each([(name: string) => name, (name: string) => name.toUpperCase(), (n: string) => ` ${n} `])(
  'a name that is taken is a conflict',
  async (written) => {
    const { username } = await buildAdmin(admin)

    const { status, json } = await admin.send('POST', path, {
      username: written(username),
      password,
    })

    expect(status).toBe(409)
    expect(json).toEqual({ message: 'This username is already taken.' })
  },
)

test('of admins made at once by one name there is one, and the others are conflicts', async () => {
  const username = uniqueName()

  const answers = await Promise.all(
    Array.from({ length: 5 }, () => admin.send('POST', path, { username, password })),
  )

  const statuses = answers.map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([201, 409, 409, 409, 409])
})

test.each([(email: string) => email, (email: string) => email.toUpperCase()])(
  'an e-mail address that another admin has is a conflict',
  async (written) => {
    const email = `${uniqueName()}@example.com`
    await admin.send('POST', path, { username: uniqueName(), password, email })

    const { status, json } = await admin.send('POST', path, {
      username: uniqueName(),
      password,
      email: written(email),
    })

    expect(status).toBe(409)
    expect(json).toEqual({ message: 'Another admin already uses this e-mail address.' })
  },
)

test('of admins made at once with one e-mail address there is one', async () => {
  const email = `${uniqueName()}@example.com`
  const register = () => admin.send('POST', path, { username: uniqueName(), password, email })

  const answers = await Promise.all(Array.from({ length: 5 }, register))

  const statuses = answers.map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([201, 409, 409, 409, 409])
})

test.each([
  [{ password: 'short' }, 'password'],
  [{ password: 'a'.repeat(9) }, 'password'],
  [{ password: 'a'.repeat(201) }, 'password'],
  [{ password: '' }, 'password'],
  [{ password: 'Password2026!' }, 'password'],
  [{ username: 'ab' }, 'username'],
  [{ username: '  ' }, 'username'],
  [{ username: 'a'.repeat(101) }, 'username'],
  [{ email: 'nowhere' }, 'email'],
])('a weak or impossible registration is refused by its field: %j', async (fields, field) => {
  const registration = { username: uniqueName(), password, ...fields }

  const { status, json } = await admin.send('POST', path, registration)

  expect(status).toBe(400)
  expect(json).toMatchObject({ errors: [{ path: field }] })
})

test('registration sets nothing but name, password and e-mail', async () => {
  const registration = {
    username: uniqueName(),
    password,
    id: 1,
    sessions: [],
    salt: 'a',
    hash: 'b',
  }

  const { status, json } = await admin.send('POST', path, registration)

  expect(status).toBe(201)
  expect(AdminAnswer.parse(json).admin.id).not.toBe(1)
  await expect(signedIn(url, registration)).resolves.toBeDefined()
})

test('the session of an admin who is deleted ends', async () => {
  const anna = await buildAdmin(admin)
  const client = await signedIn(url, anna)

  await admin.studio('DELETE', `/admins/${anna.id}`)

  expect((await client.send('GET', '/api/admin/me')).status).toBe(401)
})
