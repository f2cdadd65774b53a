import { expect, test } from 'vitest'
import { buildAdmin } from '../../testing/build-admin.ts'
import { contractClient, signedIn } from '../../testing/contract-client.ts'
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
    expect(own.text).toContain('the password with which you signed in')
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
    expect(without.text).toContain('Type the password with which you signed in.')
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
