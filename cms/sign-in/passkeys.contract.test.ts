import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { buildAdmin } from '../../testing/build-admin.ts'
import { type ContractClient, contractClient, signedIn } from '../../testing/contract-client.ts'
import { query } from '../../testing/databases.ts'
import { halfSent } from '../../testing/half-sent.ts'
import { site } from '../../testing/site/site.ts'
import { sitePayload } from '../../testing/site/site-payload.ts'
import { type Oddity, softwarePasskey } from '../../testing/software-passkey.ts'
import { challengeMs, makeChallenge } from '../content/passkeys/challenges.ts'
import { AccountSafety } from '../contract/account.ts'
import {
  mostPasskeys,
  PasskeyToMake,
  PasskeyToUse,
  passkeyMessages,
  passkeyPaths,
} from '../contract/passkey.ts'
import { setPassword } from './set-password.ts'

const url = site.url
const tutor = await signedIn(url)

const device = () => softwarePasskey(url)
type Device = ReturnType<typeof device>

const begin = async (client: ContractClient, currentPassword: string) =>
  PasskeyToMake.parse((await client.send('POST', passkeyPaths.begin, { currentPassword })).json)

const add = (client: ContractClient, made: unknown, name = 'Phone') =>
  client.send('POST', passkeyPaths.add, { name, made })

/** Somebody with a passkey, signed in by her password. */
async function withPasskey(role: 'owner' | 'assistant' = 'assistant') {
  const account = await buildAdmin(tutor, role)
  const client = await signedIn(url, account)
  const passkey = device()
  const added = await add(client, passkey.make((await begin(client, account.password)).options))
  return { account, client, passkey, added }
}

const asked = async () =>
  PasskeyToUse.parse((await contractClient(url).send('POST', passkeyPaths.beginSignIn)).json)
    .options

async function signInBy(passkey: Device, oddity: Oddity = {}, client = contractClient(url)) {
  const used = passkey.use(await asked(), oddity)
  return { client, used, ...(await client.send('POST', passkeyPaths.signIn, used)) }
}

const safetyOf = async (client: ContractClient) =>
  AccountSafety.parse((await client.send('GET', '/api/admin/safety')).json)

const clientData = (challenge: unknown) =>
  Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin: url })).toString(
    'base64url',
  )

test('who signs in by it where she was signed in leaves no session behind there', async () => {
  const { client, passkey } = await withPasskey()
  const former = contractClient(url)
  former.cookies.set('tutor-token', client.cookies.get('tutor-token') ?? '')

  const { status } = await signInBy(passkey, {}, client)

  expect([status, (await former.send('GET', '/api/admin/me')).status]).toEqual([200, 401])
})

test('a passkey opens the account without a name and a password', async () => {
  const { account, added, passkey } = await withPasskey()

  const { status, json, client } = await signInBy(passkey)

  expect([added.status, status]).toEqual([200, 200])
  expect(json).toMatchObject({ admin: { id: account.id, username: account.username } })
  expect((await client.send('GET', '/api/admin/me')).json).toMatchObject({ id: account.id })
  expect((await client.studio('GET', '/admins/me')).text).toContain(account.username)
})

test('it leaves the same session, line and device behind as a password', async () => {
  const { passkey } = await withPasskey()

  const { client } = await signInBy(passkey)

  const { sessions, signIns, passkeys } = await safetyOf(client)
  expect([...client.cookies.keys()].toSorted()).toEqual(['tutor-device', 'tutor-token'])
  expect(sessions.filter(({ isThis }) => isThis)).toMatchObject([{ browser: 'Another program' }])
  expect(signIns[0]?.outcome).toBe('in-by-passkey')
  expect(passkeys).toMatchObject([{ name: 'Phone', lastUsed: expect.any(String) }])
})

test('a session that a passkey began ends by signing out', async () => {
  const { passkey } = await withPasskey()
  const { client } = await signInBy(passkey)
  const kept = new Map(client.cookies)

  await client.send('POST', '/api/admin/logout')

  const later = contractClient(url)
  for (const [name, value] of kept) later.cookies.set(name, value)
  expect((await later.send('GET', '/api/admin/me')).status).toBe(401)
})

test('a passkey is both steps: no code is asked for', async () => {
  const { account, passkey } = await withPasskey()
  await query(
    site.databaseUrl,
    `insert into second_steps (admin_id, is_on) values (${account.id}, true)`,
  )

  const byPassword = await contractClient(url).send('POST', '/api/admin/login', account)
  const { status } = await signInBy(passkey)

  expect([byPassword.status, status]).toEqual([401, 200])
})

test('adding one asks for the password first', async () => {
  const account = await buildAdmin(tutor, 'assistant')
  const client = await signedIn(url, account)

  const { status } = await client.send('POST', passkeyPaths.begin, { currentPassword: 'not-mine' })

  expect(status).toBe(400)
})

test('what was begun in one session is not ended in another', async () => {
  const account = await buildAdmin(tutor, 'assistant')
  const [one, other] = [await signedIn(url, account), await signedIn(url, account)]
  const made = device().make((await begin(one, account.password)).options)

  const { status, json } = await add(other, made)

  expect([status, json]).toEqual([400, { message: passkeyMessages.late }])
})

test('what was asked for a sign-in adds no passkey', async () => {
  const account = await buildAdmin(tutor, 'assistant')
  const client = await signedIn(url, account)
  const { options } = await begin(client, account.password)
  const { challenge } = await asked()

  const { status } = await add(client, device().make({ ...options, challenge }))

  expect(status).toBe(400)
})

test.each<[string, Oddity]>([
  ['of another site', { origin: 'https://elsewhere.example' }],
  ['for another host', { host: 'elsewhere.example' }],
  ['of a device that has not asked its person', { isVerified: false }],
  ['under the name of another', { id: 'another' }],
])('a new passkey %s is refused', async (_, oddity) => {
  const account = await buildAdmin(tutor, 'assistant')
  const client = await signedIn(url, account)

  const { options } = await begin(client, account.password)
  const { status, json } = await add(client, device().make(options, oddity))

  expect([status, json]).toEqual([400, { message: passkeyMessages.notMade }])
  expect((await safetyOf(client)).passkeys).toEqual([])
})

test('the same answer adds no second passkey, and the same passkey opens no second account', async () => {
  const { client, account, passkey } = await withPasskey()
  const stranger = await withPasskey()
  const options = (await begin(client, account.password)).options
  const other = device().make(options)

  const first = await add(client, other)
  const again = await add(client, other)
  const asked = await begin(stranger.client, stranger.account.password)
  const known = await add(stranger.client, passkey.make(asked.options))

  expect([first.status, again.status, known.status]).toEqual([200, 400, 409])
  expect((await safetyOf(client)).passkeys).toHaveLength(2)
  expect((await safetyOf(stranger.client)).passkeys).toHaveLength(1)
})

test('who has as many as there may be is told so before her device makes one', async () => {
  const { client, account } = await withPasskey()
  await query(
    site.databaseUrl,
    `insert into passkeys (id, admin_id, host, credential_id, public_key, counter, transports, name)
     select gen_random_uuid(), admin_id, host, credential_id || n, public_key, counter, transports, name
     from passkeys, generate_series(2, ${mostPasskeys}) n where admin_id = ${account.id}`,
  )

  const { status, json } = await client.send('POST', passkeyPaths.begin, {
    currentPassword: account.password,
  })

  expect([status, json]).toEqual([400, { message: passkeyMessages.many }])
})

test('a session that ends while its passkey is on the way adds none', async () => {
  const account = await buildAdmin(tutor, 'assistant')
  const client = await signedIn(url, account)
  const made = device().make((await begin(client, account.password)).options)
  const owner = await buildAdmin(tutor)
  const ownerClient = await signedIn(url, owner)
  const sent = await halfSent(client, passkeyPaths.add, { name: 'Phone', made })

  await ownerClient.studio('PATCH', `/admins/${account.id}`, {
    password: 'a-password-for-tests-3',
    currentPassword: owner.password,
  })

  expect(await sent.finish()).toBe(401)
  expect(
    await query(site.databaseUrl, `select 1 from passkeys where admin_id = ${account.id}`),
  ).toEqual([])
})

test.each<[string, Oddity]>([
  ['of another site', { origin: 'https://elsewhere.example' }],
  ['for another host', { host: 'elsewhere.example' }],
  ['of a device that has not asked its person', { isVerified: false }],
  ['whose count runs backwards', { counter: 4 }],
  [
    'that another key has signed',
    { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey },
  ],
  ['that names another account', { userHandle: Buffer.from('admin-1').toString('base64url') }],
])('an answer %s opens nothing', async (_, oddity) => {
  const { client, passkey } = await withPasskey()
  await signInBy(passkey, { counter: 4 })

  const { status, json, client: stranger } = await signInBy(passkey, { counter: 5, ...oddity })

  expect([status, json]).toEqual([401, { message: passkeyMessages.wrong }])
  expect(stranger.cookies.size).toBe(0)
  expect((await safetyOf(client)).signIns[0]?.outcome).toBe('wrong-passkey')
})

test('an answer counts once', async () => {
  const { passkey } = await withPasskey()
  const { used, status } = await signInBy(passkey)

  const again = await contractClient(url).send('POST', passkeyPaths.signIn, used)

  expect([status, again.status]).toEqual([200, 401])
  expect(again.json).toEqual({ message: passkeyMessages.late })
})

test('of many who send one answer at once one gets in', async () => {
  const { passkey } = await withPasskey()
  const used = passkey.use(await asked())

  const answers = await Promise.all(
    Array.from({ length: 6 }, () => contractClient(url).send('POST', passkeyPaths.signIn, used)),
  )

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a challenge ends after five minutes', async () => {
  const { passkey } = await withPasskey()
  const { secret } = await sitePayload()
  const challenge = makeChallenge('sign-in', { secret, now: Date.now() - challengeMs })
  const old = { ...(await asked()), challenge: Buffer.from(challenge).toString('base64url') }

  const late = await contractClient(url).send('POST', passkeyPaths.signIn, passkey.use(old))

  expect([late.status, late.json]).toEqual([401, { message: passkeyMessages.late }])
})

test('a challenge that the site has not made opens nothing', async () => {
  const { passkey } = await withPasskey()
  const own = { ...(await asked()), challenge: Buffer.from('mine').toString('base64url') }

  const { status, json } = await contractClient(url).send(
    'POST',
    passkeyPaths.signIn,
    passkey.use(own),
  )

  expect([status, json]).toEqual([401, { message: passkeyMessages.late }])
})

test('a passkey that nobody has is told so', async () => {
  const { status, json } = await signInBy(device())

  expect([status, json]).toEqual([401, { message: passkeyMessages.unknown }])
})

test('a passkey is removed with the password, by whose it is alone, and opens nothing more', async () => {
  const { client, account, passkey } = await withPasskey()
  const stranger = await withPasskey()
  const [{ id } = { id: '' }] = (await safetyOf(client)).passkeys
  const end = (by: ContractClient, currentPassword: string) =>
    by.send('POST', passkeyPaths.end(id), { currentPassword })

  const statuses = [
    (await end(stranger.client, stranger.account.password)).status,
    (await end(client, 'not-mine')).status,
    (await end(client, account.password)).status,
    (await end(client, account.password)).status,
  ]

  expect(statuses).toEqual([404, 400, 200, 404])
  expect((await signInBy(passkey)).json).toEqual({ message: passkeyMessages.unknown })
})

test('five that do not fit lock the name, for the password too', async () => {
  const { account, passkey } = await withPasskey()

  for (let times = 0; times < 5; times += 1) await signInBy(passkey, { isVerified: false })

  const byPassword = await contractClient(url).send('POST', '/api/admin/login', account)
  const byPasskey = await signInBy(passkey)
  expect([byPassword.status, byPasskey.status]).toEqual([429, 429])
  expect(Number(byPasskey.headers.get('retry-after'))).toBeGreaterThan(600)
})

test('a password of her own leaves her passkeys, one that an owner gives ends them', async () => {
  const { account, client, passkey } = await withPasskey()
  const password = 'a-password-for-tests-2'
  await client.studio('PATCH', `/admins/${account.id}`, {
    password,
    currentPassword: account.password,
  })
  const kept = await signInBy(passkey)

  const owner = await buildAdmin(tutor)
  await (await signedIn(url, owner)).studio('PATCH', `/admins/${account.id}`, {
    password: 'a-password-for-tests-3',
    currentPassword: owner.password,
  })

  expect([kept.status, (await signInBy(passkey)).status]).toEqual([200, 401])
})

test('who is given a password by the server has no passkeys left', async () => {
  const { account, passkey } = await withPasskey()

  await setPassword({ ...account, password: 'a-password-for-tests-2' }, await sitePayload())

  expect((await signInBy(passkey)).status).toBe(401)
})

test('an owner who ends an assistant’s second step ends her passkeys', async () => {
  const { account, passkey } = await withPasskey()
  const owner = await buildAdmin(tutor)
  const client = await signedIn(url, owner)

  await client.send('POST', `/api/admins/${account.id}/second-step/reset`, {
    currentPassword: owner.password,
  })

  expect((await signInBy(passkey)).status).toBe(401)
})

test('passkeys go with their account', async () => {
  const { account, passkey } = await withPasskey()

  await tutor.studio('DELETE', `/admins/${account.id}`)

  expect((await signInBy(passkey)).status).toBe(401)
  const left = `select 1 from passkeys where admin_id = ${account.id}`
  expect(await query(site.databaseUrl, left)).toEqual([])
})

test('the studio’s REST shows nothing of it', async () => {
  const { account, client, passkey } = await withPasskey('owner')

  const { text } = await client.studio('GET', `/admins/${account.id}?depth=2`)

  expect(text).not.toContain(passkey.id)
})

test('what is no passkey at all is wrong input', async () => {
  const { client, account, passkey } = await withPasskey()
  const { options } = await begin(client, account.password)
  const used = passkey.use(await asked())
  const made = passkey.make(options)
  const withChallenge = (challenge: unknown) => ({
    ...used,
    response: { ...used.response, clientDataJSON: clientData(challenge) },
  })
  const mangled = { ...used, response: { ...used.response, clientDataJSON: 'AAAA', signature: '' } }

  const answers = [
    await contractClient(url).send('POST', passkeyPaths.signIn, { id: 'a' }),
    await contractClient(url).send('POST', passkeyPaths.signIn, mangled),
    await add(client, { id: 'a' }),
    await add(client, passkey.make({ ...options, challenge: 'AAAA' })),
    await contractClient(url).send('POST', passkeyPaths.signIn, withChallenge({ length: 2 ** 31 })),
    await add(client, { ...made, response: { ...made.response, attestationObject: 'AAAA' } }),
  ]

  expect(answers.map(({ status }) => status)).toEqual([400, 401, 400, 400, 401, 400])
})
