import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { appCode } from '../../testing/app-code.ts'
import { buildAdmin } from '../../testing/build-admin.ts'
import { buildCourse, buildLesson } from '../../testing/build-content.ts'
import { type ContractClient, contractClient, signedIn } from '../../testing/contract-client.ts'
import { query } from '../../testing/databases.ts'
import { site } from '../../testing/site/site.ts'
import { softwarePasskey } from '../../testing/software-passkey.ts'
import { contract } from '../api/contract.ts'
import {
  AccountSafety,
  accountPaths,
  RecoveryCodes,
  SecondStepKey,
  secondStepMessages,
} from '../contract/account.ts'
import { type AdminRole, loginMessages } from '../contract/admin.ts'
import { PasskeyToMake, PasskeyToUse, passkeyPaths } from '../contract/passkey.ts'

const url = site.url
const tutor = await signedIn(url)

// A code counts for a minute or two; on a busy machine a test may take longer.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

const turnOn = () => vi.stubEnv('REQUIRE_SECOND_STEP', 'true')

/** Somebody who signed in by her password before the setting was turned on. */
async function fromBefore(role: AdminRole = 'assistant') {
  const account = await buildAdmin(tutor, role)
  return {
    account,
    own: { currentPassword: account.password },
    client: await signedIn(url, account),
  }
}

type Somebody = Awaited<ReturnType<typeof fromBefore>>

async function setUpSecondStep({ client, own }: Somebody) {
  const { key } = SecondStepKey.parse(
    (await client.send('POST', accountPaths.secondStep, own)).json,
  )
  const code = appCode(key)
  const { json } = await client.send('POST', accountPaths.confirmSecondStep, { code })
  return RecoveryCodes.parse(json)
}

async function addPasskey({ client, own }: Somebody) {
  const passkey = softwarePasskey(url)
  const begun = PasskeyToMake.parse((await client.send('POST', passkeyPaths.begin, own)).json)
  const made = passkey.make(begun.options)
  const { status } = await client.send('POST', passkeyPaths.add, { name: 'Phone', made })
  expect(status).toBe(200)
  return passkey
}

async function signInBy(passkey: ReturnType<typeof softwarePasskey>) {
  const client = contractClient(url)
  const { options } = PasskeyToUse.parse((await client.send('POST', passkeyPaths.beginSignIn)).json)
  return { client, ...(await client.send('POST', passkeyPaths.signIn, passkey.use(options))) }
}

/** What she is answered where an admin of either role is let in. */
const answered = async (client: ContractClient) => ({
  site: (await client.send('GET', '/api/admin/me')).status,
  rest: (await client.studio('GET', '/courses')).status,
})

const open = { site: 200, rest: 200 }
const shut = { site: 403, rest: 403 }

const safetyOf = async (client: ContractClient) =>
  AccountSafety.parse((await client.send('GET', accountPaths.safety)).json)

describe.each(['owner', 'assistant'] as const)('an %s', (role) => {
  test('is held to nothing where the site does not ask', async () => {
    const { client, account } = await fromBefore(role)

    expect(await answered(client)).toEqual(open)
    expect((await client.send('POST', '/api/admin/login', account)).json).not.toHaveProperty(
      'admin.lacksSecondStep',
    )
    expect((await safetyOf(client)).lacksSecondStep).toBe(false)
  })

  test('with a session from before is refused in words, and led to her account', async () => {
    const { client } = await fromBefore(role)
    turnOn()

    expect(await answered(client)).toEqual(shut)
    expect((await client.send('GET', '/api/admin/me')).json).toEqual({
      message: secondStepMessages.lacking,
    })
    for (const path of ['/admin', '/admin/login', '/admin/files?course=1', '/studio']) {
      const { status, headers } = await client.send('GET', path)
      expect([path, status, headers.get('location')]).toEqual([path, 303, '/studio/account'])
    }
  })

  test('who signs in by a password alone is told what she lacks', async () => {
    const { account } = await fromBefore(role)
    const client = contractClient(url)
    turnOn()

    const { status, json } = await client.send('POST', '/api/admin/login', account)

    expect([status, json]).toMatchObject([200, { admin: { lacksSecondStep: true } }])
    expect(await answered(client)).toEqual(shut)
  })

  test('who turns a second step on finds all open at once, and after the next sign-in', async () => {
    const somebody = await fromBefore(role)
    turnOn()
    expect((await safetyOf(somebody.client)).lacksSecondStep).toBe(true)

    const { codes } = await setUpSecondStep(somebody)

    expect(await answered(somebody.client)).toEqual(open)
    expect((await safetyOf(somebody.client)).lacksSecondStep).toBe(false)
    const later = contractClient(url)
    const signIn = { ...somebody.account, code: codes[0] }
    const { status, json } = await later.send('POST', '/api/admin/login', signIn)
    expect(status).toBe(200)
    expect(json).not.toHaveProperty('admin.lacksSecondStep')
    expect(await answered(later)).toEqual(open)
  })

  test('who adds a passkey finds all open, and comes in by it and by no password alone', async () => {
    const somebody = await fromBefore(role)
    turnOn()

    const passkey = await addPasskey(somebody)

    expect(await answered(somebody.client)).toEqual(open)
    expect(await answered((await signInBy(passkey)).client)).toEqual(open)
    const refused = await contractClient(url).send('POST', '/api/admin/login', somebody.account)
    expect([refused.status, refused.json]).toMatchObject([
      401,
      { message: loginMessages.passkeyAsked },
    ])
  })
})

test('what is for visitors is shown to her as to them, premium words and drafts not', async () => {
  const { client } = await fromBefore('owner')
  const course = await buildCourse(tutor)
  const premium = await buildLesson(tutor, { course: course.id, isPremium: true })
  const path = `/api/lessons/${premium.id}`
  const before = await client.send('GET', path)
  turnOn()

  const held = await client.send('GET', path)

  expect(held.text).toBe((await contractClient(url).send('GET', path)).text)
  expect(held.text).not.toBe(before.text)
})

test.each([
  ['GET', '/studio/api/students'],
  ['GET', '/studio/api/globals/site'],
  ['GET', '/studio/api/admins'],
  ['POST', '/studio/api/access'],
  ['POST', '/studio/api/admins/me'],
  ['PATCH', '/studio/api/admins'],
  ['POST', '/studio/account'],
  ['POST', '/_next/static/x'],
  ['GET', '/studio/api/payload-preferences/nav'],
  ['GET', '/studio/api/admins/me/'],
  ['GET', '/studio/api//admins/me'],
  ['GET', '/studio/api/admins/%6de'],
])('%s %s is refused while she has nothing', async (method, path) => {
  const { client } = await fromBefore('owner')
  turnOn()

  const body = method === 'GET' ? undefined : {}
  const { status, json } = await client.send(method, path, body, { origin: url })

  expect([status, json]).toEqual([403, { message: secondStepMessages.lacking }])
})

test('her account reads who she is, and its session is renewed', async () => {
  const { client, account } = await fromBefore()
  turnOn()

  expect((await client.studio('GET', '/admins/me')).text).toContain(account.username)
  expect((await client.studio('GET', '/access')).status).toBe(200)
  expect((await client.studio('POST', '/admins/refresh-token')).status).toBe(200)
})

test('these endpoints alone are for her', () => {
  const forHer = contract.filter(({ isForHeld }) => isForHeld).map(({ path }) => path)

  expect(forHer.toSorted()).toEqual([
    '/api/admin/logout',
    '/api/admin/passkeys',
    '/api/admin/passkeys/begin',
    '/api/admin/safety',
    '/api/admin/second-step',
    '/api/admin/second-step/confirm',
    '/api/admin/sessions/end',
  ])
})

test('she may leave, on the site and in the studio, and her session ends', async () => {
  const { client, account } = await fromBefore()
  const inStudio = await signedIn(url, account)
  const sessions = () =>
    query(site.databaseUrl, `select 1 from admins_sessions where _parent_id = ${account.id}`)
  turnOn()

  const onSite = await client.send('POST', '/api/admin/logout')
  const answer = await inStudio.studio('POST', '/admins/logout')

  expect([onSite.status, answer.status]).toEqual([200, 200])
  expect(await sessions()).toEqual([])
})

test('the last of them stays, in words; one of two may go', async () => {
  const somebody = await fromBefore()
  const { client, own } = somebody
  turnOn()
  await setUpSecondStep(somebody)
  await addPasskey(somebody)
  const { passkeys } = await safetyOf(client)

  const one = await client.send('POST', passkeyPaths.end(passkeys[0]?.id ?? ''), own)
  const last = await client.send('POST', accountPaths.endSecondStep, own)

  expect(one.status).toBe(200)
  expect([last.status, last.json]).toEqual([409, { message: secondStepMessages.last }])
  expect((await safetyOf(client)).secondStep.isOn).toBe(true)
})

test('a last passkey stays as well', async () => {
  const somebody = await fromBefore()
  turnOn()
  await addPasskey(somebody)
  const { passkeys } = await safetyOf(somebody.client)

  const end = passkeyPaths.end(passkeys[0]?.id ?? '')
  const { status, json } = await somebody.client.send('POST', end, somebody.own)

  expect([status, json]).toEqual([409, { message: secondStepMessages.last }])
  expect((await safetyOf(somebody.client)).passkeys).toHaveLength(1)
})

test('a passkey of a former address opens nothing here, and does not count', async () => {
  const somebody = await fromBefore()
  turnOn()
  await addPasskey(somebody)
  await query(
    site.databaseUrl,
    `update passkeys set host = 'former.example' where admin_id = ${somebody.account.id}`,
  )

  expect(await answered(somebody.client)).toEqual(shut)
})

test('an assistant whose second step an owner has ended sets one up again', async () => {
  const somebody = await fromBefore()
  const owner = await fromBefore('owner')
  turnOn()
  await setUpSecondStep(owner)
  await setUpSecondStep(somebody)

  const reset = accountPaths.resetSecondStep(somebody.account.id)
  const { status } = await owner.client.send('POST', reset, owner.own)

  expect(status).toBe(200)
  expect(await answered(somebody.client)).toEqual(shut)
})
