import { expect, test } from 'vitest'
import { z } from 'zod'
import { uniqueName } from '../../../testing/build-admin.ts'
import { type ContractClient, contractClient, signedIn } from '../../../testing/contract-client.ts'
import { query } from '../../../testing/databases.ts'
import { testAdmin } from '../../../testing/running-product.ts'
import { site } from '../../../testing/site/site.ts'
import { Admin, AdminAnswer } from '../../contract/admin.ts'
import { MessageAnswer } from '../../contract/answers.ts'

const url = site.url

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
    admin: { id: 1, username: 'tutor', name: null, email: null, role: 'owner' },
  })
})

test('who is signed in knows who they are', async () => {
  const admin = await signedIn(url)

  const { status, json, headers } = await admin.send('GET', '/api/admin/me')

  expect(status).toBe(200)
  expect(Admin.strict().parse(json)).toEqual({
    id: 1,
    username: 'tutor',
    name: null,
    email: null,
    role: 'owner',
  })
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

test.each(['tutor', 'nobody'])(
  'a password of blanks alone says nothing of %s',
  async (username) => {
    const attempt = { username, password: ' \t ' }

    const { status, json } = await contractClient(url).send('POST', '/api/admin/login', attempt)

    expect(status).toBe(400)
    expect(json).toMatchObject({ errors: [{ path: 'password', message: 'Password is required' }] })
  },
)

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

/** Reads or ages the session of a client in the database; gives the seconds that are left of it. */
async function session(client: ContractClient, { secondsLeft }: { secondsLeft?: number } = {}) {
  const [, claims = ''] = (client.cookies.get('tutor-token') ?? '').split('.')
  const { sid } = z
    .object({ sid: z.uuid() })
    .parse(JSON.parse(Buffer.from(claims, 'base64url').toString()))
  if (secondsLeft !== undefined) {
    const expiresAt = `now() + interval '${secondsLeft} seconds'`
    await query(
      site.databaseUrl,
      `update admins_sessions set expires_at = ${expiresAt} where id = '${sid}'`,
    )
  }
  const left = 'extract(epoch from expires_at - now())::int as seconds'
  const rows = await query(
    site.databaseUrl,
    `select ${left} from admins_sessions where id = '${sid}'`,
  )
  return z.array(z.object({ seconds: z.number() })).parse(rows)[0]?.seconds
}

const [day, week] = [24 * 60 * 60, 7 * 24 * 60 * 60]

test('a session that is used a day after its start begins anew, for a week', async () => {
  const admin = await signedIn(url)
  await session(admin, { secondsLeft: week - day - 60 })

  const { headers } = await admin.send('GET', '/api/admin/me')

  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(/^tutor-token=.+; Max-Age=604800; Path=\/; .*HttpOnly; SameSite=Lax$/),
  ])
  expect(await session(admin)).toBeGreaterThan(week - 60)
  expect((await admin.send('GET', '/studio/api/admins/me')).text).toContain('"username":"tutor"')
})

test('a young session stays as it is', async () => {
  const admin = await signedIn(url)
  await session(admin, { secondsLeft: week - day + 60 })

  const { headers } = await admin.send('GET', '/api/admin/me')

  expect(headers.getSetCookie()).toEqual([])
  expect(await session(admin)).toBeLessThan(week - day + 61)
})

test('a session that ends while it is renewed does not come back', async () => {
  const admin = await signedIn(url)
  const kept = new Map(admin.cookies)
  await session(admin, { secondsLeft: day })

  const [, ...answers] = await Promise.all([
    admin.send('POST', '/api/admin/logout'),
    ...Array.from({ length: 10 }, () => me(kept)),
  ])

  expect(answers.filter(({ status }) => status !== 200 && status !== 401)).toEqual([])
  expect((await me(kept)).status).toBe(401)
})
