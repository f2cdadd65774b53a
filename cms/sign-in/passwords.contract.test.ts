import { expect, onTestFinished, test } from 'vitest'
import { buildAdmin, uniqueName } from '../../testing/build-admin.ts'
import {
  type ContractClient,
  contractClient,
  cookieHeader,
  signedIn,
} from '../../testing/contract-client.ts'
import { query } from '../../testing/databases.ts'
import { openRequest } from '../../testing/raw-request.ts'
import { testAdmin } from '../../testing/running-product.ts'
import { site } from '../../testing/site/site.ts'

const url = site.url
const tutor = await signedIn(url)

const newPassword = 'a-new-password-for-tests'

/** Whoever changes a password types the one that she has herself. */
const byTutor = { password: newPassword, currentPassword: testAdmin.password }

test('changing a password ends that admin’s other sessions', async () => {
  const anna = await buildAdmin(tutor)
  const [here, elsewhere] = [await signedIn(url, anna), await signedIn(url, anna)]

  const { status } = await here.studio('PATCH', `/admins/${anna.id}`, {
    password: newPassword,
    currentPassword: anna.password,
  })

  expect(status).toBe(200)
  expect((await elsewhere.send('GET', '/api/admin/me')).status).toBe(401)
})

test('another admin who changes it ends all of them', async () => {
  const anna = await buildAdmin(tutor)
  const sessions = [await signedIn(url, anna), await signedIn(url, anna)]

  await tutor.studio('PATCH', `/admins/${anna.id}`, byTutor)

  const answers = await Promise.all(sessions.map((client) => client.send('GET', '/api/admin/me')))
  expect(answers.map(({ status }) => status)).toEqual([401, 401])
  expect((await tutor.send('GET', '/api/admin/me')).status).toBe(200)
})

test('after a change the new password opens and the old does not', async () => {
  const anna = await buildAdmin(tutor)

  await tutor.studio('PATCH', `/admins/${anna.id}`, byTutor)

  const client = contractClient(url)
  const { username } = anna
  expect((await client.send('POST', '/api/admin/login', { ...anna, username })).status).toBe(401)
  await expect(signedIn(url, { username, password: newPassword })).resolves.toBeDefined()
})

test('a change of something else ends no session', async () => {
  const anna = await buildAdmin(tutor)
  const client = await signedIn(url, anna)

  await tutor.studio('PATCH', `/admins/${anna.id}`, { name: 'Anna' })

  expect((await client.send('GET', '/api/admin/me')).status).toBe(200)
})

test.each(['short', '', 'a'.repeat(9)])(
  'the studio refuses the weak password %j',
  async (password) => {
    const anna = await buildAdmin(tutor)

    await tutor.studio('PATCH', `/admins/${anna.id}`, { ...byTutor, password })

    await expect(signedIn(url, anna)).resolves.toBeDefined()
  },
)

test.each([{}, { currentPassword: '' }, { currentPassword: 'not-the-password' }])(
  'who sends %o changes no password, her own or another’s',
  async (fields) => {
    const anna = await buildAdmin(tutor)
    const client = await signedIn(url, anna)

    const own = await client.studio('PATCH', `/admins/${anna.id}`, {
      password: newPassword,
      ...fields,
    })
    const by = await signedIn(url, await buildAdmin(tutor))
    const others = await by.studio('PATCH', `/admins/${anna.id}`, {
      password: newPassword,
      currentPassword: anna.username,
      ...fields,
    })

    expect([own.status, others.status]).toEqual([400, 400])
    expect(own.text).toContain('the password that you signed in with')
    await expect(signedIn(url, anna)).resolves.toBeDefined()
  },
)

test('wrong current passwords lock after five, also at once', async () => {
  const anna = await buildAdmin(tutor)
  const client = await signedIn(url, anna)
  const guess = (currentPassword: string) =>
    client.studio('PATCH', `/admins/${anna.id}`, { password: newPassword, currentPassword })

  const guesses = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((n) => guess(`wrong-guess-${n}`)))
  const right = await guess(anna.password)

  const statuses = guesses.map(({ status }) => status).toSorted((a, b) => a - b)
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429])
  expect(right.status).toBe(429)
  expect(right.text).toContain('Too many wrong passwords')
  expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(600)
})

test('the current password is stored and told nowhere', async () => {
  const anna = await buildAdmin(tutor)
  const client = await signedIn(url, anna)

  const { text } = await client.studio('PATCH', `/admins/${anna.id}`, {
    password: newPassword,
    currentPassword: anna.password,
  })

  expect(text).not.toContain(anna.password)
  expect(text).not.toContain(newPassword)
})

test.each([{ email: 'mallory@example.com' }, { username: 'mallory' }])(
  'a laptop that was left open is not enough to change an account to %o',
  async (fields) => {
    const anna = await buildAdmin(tutor)
    const client = await signedIn(url, anna)
    const change = (more: object) =>
      client.studio('PATCH', `/admins/${anna.id}`, { ...fields, ...more })

    const [without, wrong] = [await change({}), await change({ currentPassword: 'a-guess' })]

    expect([without.status, wrong.status]).toEqual([400, 400])
    expect(without.text).toContain('Type the password that you signed in with.')
    expect((await client.send('GET', '/api/admin/me')).json).toMatchObject({
      username: anna.username,
      email: null,
    })
  },
)

test('with her password she changes both, and a save that changes neither asks for none', async () => {
  const anna = await buildAdmin(tutor)
  const client = await signedIn(url, anna)
  const email = `${anna.username}@example.com`
  const save = (data: object) => client.studio('PATCH', `/admins/${anna.id}`, data)

  const changed = await save({ email, currentPassword: anna.password })
  const saved = await save({ email, username: anna.username, name: 'Anna' })

  expect([changed.status, saved.status]).toEqual([200, 200])
  expect(saved.json).toMatchObject({ doc: { email, name: 'Anna' } })
})

/** An owner who has signed in a while ago, and an assistant of hers. */
async function afterAWhile() {
  const owner = await buildAdmin(tutor)
  const client = await signedIn(url, owner)
  const assistant = await buildAdmin(tutor, 'assistant')
  await query(
    site.databaseUrl,
    `update admins_sessions set created_at = now() - interval '11 minutes'
     where _parent_id = ${owner.id}`,
  )
  return { owner, client, assistant }
}

const newAccount = (more: object = {}) => ({
  username: uniqueName(),
  password: newPassword,
  role: 'owner',
  ...more,
})

const waysToOpenTheSite = {
  'an account by the contract': (client: ContractClient, _id: number, more: object) =>
    client.send('POST', '/api/admin/register', newAccount(more)),
  'an account in the studio': (client: ContractClient, _id: number, more: object) =>
    client.studio('POST', '/admins', newAccount(more)),
  'an owner of an assistant': (client: ContractClient, id: number, more: object) =>
    client.studio('PATCH', `/admins/${id}`, { role: 'owner', ...more }),
}

test.each(Object.entries(waysToOpenTheSite))(
  'a laptop that was left open is not enough to make %s',
  async (_what, make) => {
    const { client, assistant, owner } = await afterAWhile()
    const ownersNow = async () => (await tutor.studio('GET', '/admins?limit=0&depth=0')).text
    const before = await ownersNow()

    const without = await make(client, assistant.id, {})
    const wrong = await make(client, assistant.id, { currentPassword: 'a-guess' })

    expect([without.status, wrong.status]).toEqual([400, 400])
    expect(without.text).toContain('Type the password that you signed in with.')
    expect(await ownersNow()).toBe(before)
    const right = await make(client, assistant.id, { currentPassword: owner.password })
    expect([200, 201]).toContain(right.status)
  },
)

test('an owner becomes an assistant without it: that opens nothing', async () => {
  const { client } = await afterAWhile()
  const other = await buildAdmin(tutor)

  const { status } = await client.studio('PATCH', `/admins/${other.id}`, { role: 'assistant' })

  expect(status).toBe(200)
})

test('a wrong one counts, however recent the sign-in is', async () => {
  const client = await signedIn(url, await buildAdmin(tutor))
  const statuses = []

  for (const guess of [1, 2, 3, 4, 5, 6]) {
    const currentPassword = `wrong-guess-${guess}`
    const { status } = await client.studio('POST', '/admins', newAccount({ currentPassword }))
    statuses.push(status)
  }

  expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
})

test('a session that ends while a body is on its way makes no account any more', async () => {
  const owner = await buildAdmin(tutor)
  const client = await signedIn(url, owner)
  const body = JSON.stringify(newAccount())
  const slow = openRequest(url, [
    'POST /api/admin/register HTTP/1.1',
    'Host: localhost',
    `Cookie: ${cookieHeader(client.cookies)}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    '',
    body.slice(0, 10),
  ])
  onTestFinished(() => slow.close())
  await expect
    .poll(() => client.send('GET', '/api/admin/me').then(({ status }) => status))
    .toBe(200)
  await tutor.studio('DELETE', `/admins/${owner.id}`)

  slow.write(body.slice(10))

  await expect.poll(() => slow.received()).toMatch(/^HTTP\/1.1 401 /)
})
