import { expect, test } from 'vitest'
import { attempt, failToSignIn } from '../../testing/attempt-sign-in.ts'
import { buildAdmin, uniqueName } from '../../testing/build-admin.ts'
import { type ContractClient, contractClient, signedIn } from '../../testing/contract-client.ts'
import { query } from '../../testing/databases.ts'
import { testAdmin } from '../../testing/running-product.ts'
import { site } from '../../testing/site/site.ts'
import { sitePayload } from '../../testing/site/site-payload.ts'
import { dropOldSignIns } from '../content/sign-ins/drop-old-sign-ins.ts'
import { AccountSafety } from '../contract/account.ts'

const url = site.url
const tutor = await signedIn(url)

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0'

const safetyOf = async (client: ContractClient) =>
  AccountSafety.parse((await client.send('GET', '/api/admin/safety')).json)

const isIn = async (client: ContractClient) =>
  (await client.send('GET', '/api/admin/me')).status === 200

const end = (client: ContractClient, session: string, currentPassword: string) =>
  client.send('POST', '/api/admin/sessions/end', { session, currentPassword })

/** Two browsers of one admin. */
async function twoBrowsers(role: 'owner' | 'assistant' = 'assistant') {
  const anna = await buildAdmin(tutor, role)
  const laptop = contractClient(url)
  await laptop.send('POST', '/api/admin/login', anna, { 'user-agent': firefox })
  return { anna, laptop, phone: await signedIn(url, anna) }
}

test('an admin sees where she is signed in, this browser first', async () => {
  const { laptop } = await twoBrowsers()

  const { sessions } = await safetyOf(laptop)

  expect(sessions.map(({ browser, isThis }) => [browser, isThis])).toEqual([
    ['Firefox on Linux', true],
    ['Another program', false],
  ])
  expect(sessions[1]?.lastSeen).toEqual(expect.any(String))
})

test('the answer says whose account it is', async () => {
  const { laptop } = await twoBrowsers()
  const other = (await twoBrowsers()).laptop
  const { json } = await laptop.send('GET', '/api/admin/me')

  const { adminId } = await safetyOf(laptop)

  expect(json).toMatchObject({ id: adminId })
  expect((await safetyOf(other)).adminId).not.toBe(adminId)
})

test('‘Sign out everywhere else’ leaves this browser alone', async () => {
  const { anna, laptop, phone } = await twoBrowsers()

  const { status } = await end(laptop, 'others', anna.password)

  expect(status).toBe(200)
  expect([await isIn(laptop), await isIn(phone)]).toEqual([true, false])
})

test.each(['', 'not-her-password'])(
  'who sits at a laptop that was left open ends no session with %j',
  async (password) => {
    const { laptop, phone } = await twoBrowsers()

    const { status, json } = await end(laptop, 'others', password)

    expect(status).toBe(400)
    expect(json).toMatchObject({ errors: [{ path: 'currentPassword' }] })
    expect(await isIn(phone)).toBe(true)
  },
)

test('who signs in anew in a browser leaves no session behind there', async () => {
  const { anna, laptop, phone } = await twoBrowsers()
  const former = contractClient(url)
  former.cookies.set('tutor-token', laptop.cookies.get('tutor-token') ?? '')

  await laptop.signIn(anna)

  expect(await Promise.all([former, laptop, phone].map(isIn))).toEqual([false, true, true])
})

test('a session over its longest time, or without a beginning, is not listed', async () => {
  const { anna, laptop, phone } = await twoBrowsers()
  const third = await signedIn(url, anna)
  const others = (await safetyOf(laptop)).sessions.filter(({ isThis }) => !isThis)
  const [old = '', unknown = ''] = others.map(({ id }) => id)
  const set = (id: string, begun: string) =>
    query(site.databaseUrl, `update admins_sessions set created_at = ${begun} where id = '${id}'`)
  await set(old, `now() - interval '31 days'`)
  await set(unknown, 'null')

  const { sessions } = await safetyOf(laptop)

  expect(sessions.map(({ isThis }) => isThis)).toEqual([true])
  expect([await isIn(phone), await isIn(third)]).toEqual([false, false])
})

test('one session ends, by whom it belongs to and by nobody else', async () => {
  const { anna, laptop, phone } = await twoBrowsers()
  const other = (await safetyOf(laptop)).sessions.find(({ isThis }) => !isThis)
  const endOther = (client: ContractClient, password: string) =>
    end(client, other?.id ?? '', password).then(({ status }) => status)

  const [byTutor, before] = [await endOther(tutor, testAdmin.password), await isIn(phone)]
  const byHer = await endOther(laptop, anna.password)
  const again = await endOther(laptop, anna.password)

  expect([byTutor, before]).toEqual([404, true])
  expect([byHer, again]).toEqual([200, 404])
  expect([await isIn(laptop), await isIn(phone)]).toEqual([true, false])
})

test.each([
  ['nobody used for a week', `expires_at = now() - interval '1 minute'`],
  ['began a month ago', `created_at = now() - interval '31 days'`],
])('a session that %s is over, in the studio too', async (_, change) => {
  const { anna, laptop } = await twoBrowsers()

  await query(
    site.databaseUrl,
    `update admins_sessions set ${change} where _parent_id = ${anna.id}`,
  )

  expect(await isIn(laptop)).toBe(false)
  expect((await laptop.studio('GET', '/admins/me')).status).toBe(401)
})

test('the log has who, when, the kind of browser and what came of it, and no address', async () => {
  const anna = await buildAdmin(tutor)
  await failToSignIn(contractClient(url), anna.username, 5)
  await attempt(contractClient(url), anna)
  await query(site.databaseUrl, `delete from login_guards where key = 'name:${anna.username}'`)
  const client = await signedIn(url, anna)

  const { signIns } = await safetyOf(client)
  const rows = await query(
    site.databaseUrl,
    `select * from sign_ins where username = '${anna.username}'`,
  )

  expect(signIns.map(({ outcome }) => outcome)).toEqual([
    ...['in', 'locked'],
    ...Array.from({ length: 5 }, () => 'wrong-password'),
  ])
  expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(
    ['admin_id', 'browser', 'created_at', 'id', 'outcome', 'updated_at', 'username'].toSorted(),
  )
})

test('a name that nobody has is not written down: it may be a password', async () => {
  const typed = uniqueName()

  await attempt(contractClient(url), { username: typed, password: 'wrong' })

  const rows = await query(site.databaseUrl, `select id from sign_ins where username = '${typed}'`)
  expect(rows).toEqual([])
})

test('a line of the log is gone after ninety days', async () => {
  const { anna, laptop } = await twoBrowsers()
  await query(
    site.databaseUrl,
    `update sign_ins set created_at = now() - interval '91 days' where id =
      (select min(id) from sign_ins where username = '${anna.username}')`,
  )

  await dropOldSignIns(await sitePayload())

  const { signIns, sessions } = await safetyOf(laptop)
  expect(signIns).toHaveLength(1)
  expect(sessions).toHaveLength(2)
})

test('who has a name after somebody else does not see that one’s sign-ins', async () => {
  const bea = await buildAdmin(tutor)
  const { anna } = await twoBrowsers()
  const rename = (id: number, username: string) =>
    tutor.studio('PATCH', `/admins/${id}`, { username, currentPassword: testAdmin.password })

  expect((await rename(anna.id, uniqueName())).status).toBe(200)
  expect((await rename(bea.id, anna.username)).status).toBe(200)
  const { signIns } = await safetyOf(await signedIn(url, { ...bea, username: anna.username }))

  expect(signIns.map(({ browser }) => browser)).toEqual(['Another program'])
})

test('who is given another name keeps her sign-ins', async () => {
  const { anna, laptop } = await twoBrowsers()
  const username = uniqueName()

  const { status } = await tutor.studio('PATCH', `/admins/${anna.id}`, {
    username,
    currentPassword: testAdmin.password,
  })
  await attempt(contractClient(url), { username, password: 'wrong' })
  const { signIns } = await safetyOf(laptop)

  expect(status).toBe(200)
  expect(signIns.map(({ outcome }) => outcome)).toEqual(['wrong-password', 'in', 'in'])
})

test('the studio asks the browser’s cookie who it is, as its door does, and no other header', async () => {
  const { anna, laptop } = await twoBrowsers()
  const Authorization = `JWT ${tutor.cookies.get('tutor-token')}`

  const { json } = await laptop.send('GET', '/studio/api/admins/me', undefined, { Authorization })

  expect(json).toMatchObject({ user: { username: anna.username } })
})
