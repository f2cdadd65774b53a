import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload'
import { expect, onTestFinished, test } from 'vitest'
import { buildAdmin } from '../../testing/build-admin.ts'
import { contractClient, signedIn } from '../../testing/contract-client.ts'
import { query } from '../../testing/databases.ts'
import { site } from '../../testing/site/site.ts'
import { sitePayload } from '../../testing/site/site-payload.ts'

// One change is made and not yet stored while the other begins; then it is stored.

const url = site.url
const tutor = await signedIn(url)
const payload = await sitePayload()
const collection = 'admins'

const waiting = () =>
  query(
    site.databaseUrl,
    `select pid from pg_stat_activity where datname = current_database()
     and wait_event_type = 'Lock' and query ilike '%admins%' and state = 'active'`,
  )

/** Makes a change of an admin that is stored only once something else waits for it. */
async function meanwhile(id: number, data: object) {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  onTestFinished(() => killTransaction(req))
  await payload.update({ collection, id, data, req, overrideAccess: true })
  return async <Result>(other: Promise<Result>): Promise<Result> => {
    await expect.poll(waiting).not.toEqual([])
    await commitTransaction(req)
    return other
  }
}

const login = (username: string, password: string) =>
  contractClient(url).send('POST', '/api/admin/login', { username, password })

const isIn = async (client: { send: ReturnType<typeof contractClient>['send'] }) =>
  (await client.send('GET', '/api/admin/me')).status === 200

test('a sign-in with the old password does not undo the change of it', async () => {
  const anna = await buildAdmin(tutor)
  const password = 'a phrase of her own, quite long'
  const store = await meanwhile(anna.id, { password })

  const { status } = await store(login(anna.username, anna.password))

  expect(status).toBe(401)
  expect((await login(anna.username, password)).status).toBe(200)
})

test('a sign-in does not undo that somebody is no owner any more', async () => {
  const anna = await buildAdmin(tutor)
  const store = await meanwhile(anna.id, { role: 'assistant' })

  const { status } = await store(login(anna.username, anna.password))

  expect(status).toBe(200)
  const { role } = await payload.findByID({ collection, id: anna.id, overrideAccess: true })
  expect(role).toBe('assistant')
})

test('whoever was given another name does not sign in with the old one', async () => {
  const anna = await buildAdmin(tutor)
  const username = `${anna.username}-new`
  const store = await meanwhile(anna.id, { username })

  const { status } = await store(login(anna.username, anna.password))

  expect(status).toBe(401)
  expect((await login(username, anna.password)).status).toBe(200)
})

test('‘Sign out everywhere else’ also ends what a change is writing anew', async () => {
  const anna = await buildAdmin(tutor)
  const [laptop, phone] = [await signedIn(url, anna), await signedIn(url, anna)]
  const store = await meanwhile(anna.id, { name: 'Anna' })

  const { json } = await store(
    laptop.send('POST', '/api/admin/sessions/end', {
      session: 'others',
      currentPassword: anna.password,
    }),
  )

  expect(json).toEqual({ message: '1 session ended' })
  expect([await isIn(laptop), await isIn(phone)]).toEqual([true, false])
})

test.each([
  ['a renewal', 'POST', '/admins/refresh-token', true],
  ['a sign-out', 'POST', '/admins/logout', false],
] as const)('%s by the studio brings no ended session back', async (_, method, path, staysIn) => {
  const anna = await buildAdmin(tutor)
  const [laptop, phone] = [await signedIn(url, anna), await signedIn(url, anna)]
  const kept = [laptop, phone].map((client) => ({ client, cookies: new Map(client.cookies) }))
  const store = await meanwhile(anna.id, { name: 'Anna' })
  const ended = phone.send('POST', '/api/admin/logout')
  await expect.poll(waiting).toHaveLength(1)

  const asked = laptop.studio(method, path)
  await expect.poll(waiting).toHaveLength(2)
  const [{ status }] = await store(Promise.all([asked, ended]))

  expect(status).toBe(200)
  for (const { client, cookies } of kept) {
    for (const [name, value] of cookies) client.cookies.set(name, value)
  }
  expect([await isIn(laptop), await isIn(phone)]).toEqual([staysIn, false])
})

test('a renewal of a session that was ended meanwhile is refused', async () => {
  const anna = await buildAdmin(tutor)
  const client = await signedIn(url, anna)
  const store = await meanwhile(anna.id, { password: 'a phrase of her own, quite long' })

  const { status } = await store(client.studio('POST', '/admins/refresh-token'))

  expect(status).toBe(401)
  expect(await isIn(client)).toBe(false)
})

test('a change that waits for a sign-in leaves its session alone', async () => {
  const anna = await buildAdmin(tutor)
  const client = await signedIn(url, anna)
  const store = await meanwhile(anna.id, { name: 'Anna' })
  const coming = login(anna.username, anna.password)
  await expect.poll(waiting).toHaveLength(1)

  const changed = client.studio('PATCH', `/admins/${anna.id}`, { name: 'Ana' })
  await expect.poll(waiting).toHaveLength(2)
  const [{ status }] = await store(Promise.all([changed, coming]))

  expect(status).toBe(200)
  const sessions = await query(
    site.databaseUrl,
    `select id from admins_sessions where _parent_id = ${anna.id}`,
  )
  expect(sessions).toHaveLength(2)
})
