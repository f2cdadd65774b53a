import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildAdmin } from '../../testing/build-admin.ts'
import { type ContractClient, contractClient, signedIn } from '../../testing/contract-client.ts'
import { query } from '../../testing/databases.ts'
import type { Credentials } from '../../testing/running-product.ts'
import { site } from '../../testing/site/site.ts'
import { sitePayload } from '../../testing/site/site-payload.ts'
import { openKey } from '../content/second-factor/sealed-key.ts'
import { codeOf, stepAt } from '../content/second-factor/totp.ts'
import { AccountSafety, RecoveryCodes, SecondStepKey } from '../contract/account.ts'

const url = site.url
const tutor = await signedIn(url)

// A code counts for a minute or two; on a busy machine a test may take longer.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
})

afterEach(() => {
  vi.useRealTimers()
})

type Account = Credentials & { id: number }

/** The stored key, as her phone has it. */
async function keyOf({ id }: Account, column: 'key' | 'next_key' = 'key'): Promise<Buffer> {
  const [row] = await query(
    site.databaseUrl,
    `select ${column} as sealed from second_steps where admin_id = ${id}`,
  )
  return openKey(String(row?.sealed), (await sitePayload()).secret) ?? Buffer.alloc(0)
}

/** A code that counts and has not been used: that of the next half minute. */
const nextCode = async (account: Account) => codeOf(await keyOf(account), stepAt(Date.now()) + 1)

const login = (account: Account, code?: string, client = contractClient(url)) =>
  client.send('POST', '/api/admin/login', { ...account, code })

/** An account that asks for codes; gives her browser and her recovery codes. */
async function withSecondStep(role: 'owner' | 'assistant' = 'assistant') {
  const account = await buildAdmin(tutor, role)
  const client = await signedIn(url, account)
  const own = { currentPassword: account.password }
  const begun = await client.send('POST', '/api/admin/second-step', own)
  const shown = SecondStepKey.parse(begun.json)
  const code = codeOf(await keyOf(account, 'next_key'), stepAt(Date.now()))
  const confirmed = await client.send('POST', '/api/admin/second-step/confirm', { code })
  const { codes } = RecoveryCodes.parse(confirmed.json)
  return { account, client, shown, codes, own }
}

const inFullWidth = (sign: string) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)

const secondStepOf = async (client: ContractClient) =>
  AccountSafety.parse((await client.send('GET', '/api/admin/safety')).json).secondStep

test('a password alone opens nothing, and is told what is missing', async () => {
  const { account } = await withSecondStep()
  const client = contractClient(url)

  const { status, json } = await login(account, undefined, client)

  expect(status).toBe(401)
  expect(json).toMatchObject({ errors: [{ path: 'code' }] })
  expect(client.cookies.size).toBe(0)
})

test('no session is begun before the code has come', async () => {
  const { account } = await withSecondStep()
  const count = () =>
    query(site.databaseUrl, `select 1 from admins_sessions where _parent_id = ${account.id}`)
  const before = await count()

  await login(account)
  await login(account, '000000')

  expect(await count()).toEqual(before)
})

test('the code opens once', async () => {
  const { account } = await withSecondStep()
  const code = await nextCode(account)

  const statuses = [(await login(account, code)).status, (await login(account, code)).status]

  expect(statuses).toEqual([200, 401])
})

test('of many with the same code one gets in', async () => {
  const { account } = await withSecondStep()
  const code = await nextCode(account)

  const answers = await Promise.all(Array.from({ length: 4 }, () => login(account, code)))

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a recovery code opens once, however it is written, and there is one less', async () => {
  const { account, client, codes } = await withSecondStep()
  const written = ` ${codes[0]?.toUpperCase().replaceAll('-', ' ')}`

  const statuses = [(await login(account, written)).status, (await login(account, written)).status]

  expect(statuses).toEqual([200, 401])
  expect(await secondStepOf(client)).toEqual({ isOn: true, recoveryCodesLeft: codes.length - 1 })
})

test('codes may come from any keyboard, and pasted with what stands around them', async () => {
  const { account, codes } = await withSecondStep()
  const pasted = `\u2068${codes[0]?.toUpperCase().replace(/\w/g, inFullWidth)}\u2069 \u200e.`
  const typed = (await nextCode(account)).replace(/\d/g, inFullWidth)

  const statuses = [(await login(account, pasted)).status, (await login(account, typed)).status]

  expect(statuses).toEqual([200, 200])
})

test('another’s recovery code opens nothing', async () => {
  const [anna, bea] = [await withSecondStep(), await withSecondStep()]

  expect((await login(anna.account, bea.codes[0])).status).toBe(401)
})

test('wrong codes lock as wrong passwords do; being asked for one is no failure', async () => {
  const { account } = await withSecondStep()
  for (let times = 0; times < 6; times += 1) await login(account)

  const statuses: number[] = []
  for (let times = 0; times < 5; times += 1) statuses.push((await login(account, '1')).status)
  const right = await login(account, await nextCode(account))

  expect(statuses).toEqual([401, 401, 401, 401, 401])
  expect(right.status).toBe(429)
})

test('a right password forgets no wrong code', async () => {
  const { account } = await withSecondStep()

  for (let times = 0; times < 5; times += 1) {
    await login(account, '1')
    await login(account)
  }

  expect((await login(account)).status).toBe(429)
})

test('the key is begun with the password alone, and counts once a code of it was typed', async () => {
  const account = await buildAdmin(tutor, 'assistant')
  const client = await signedIn(url, account)
  const begin = (currentPassword: string) =>
    client.send('POST', '/api/admin/second-step', { currentPassword })

  const refused = await begin('not-my-password')
  const begun = await begin(account.password)
  const wrong = await client.send('POST', '/api/admin/second-step/confirm', { code: '000000' })

  expect([refused.status, begun.status, wrong.status]).toEqual([400, 200, 400])
  expect((await login(account)).status).toBe(200)
})

test('recovery codes have 112 bits or more, as what is kept as a plain hash must', async () => {
  const { codes } = await withSecondStep()

  const signs = codes.map((code) => code.replaceAll('-', '').length)

  expect(Math.min(...signs) * Math.log2(31)).toBeGreaterThan(112)
})

test('the key is stored sealed, the recovery codes as hashes', async () => {
  const { account, shown, codes } = await withSecondStep()

  const [row] = await query(
    site.databaseUrl,
    `select * from second_steps where admin_id = ${account.id}`,
  )

  expect(shown.address).toContain(`secret=${shown.key}&`)
  expect(JSON.stringify(row)).not.toContain((await keyOf(account)).toString('hex'))
  for (const code of codes) expect(JSON.stringify(row)).not.toContain(code)
})

test('it is turned off with the password alone', async () => {
  const { account, client, own } = await withSecondStep()
  const end = (body: object) => client.send('POST', '/api/admin/second-step/end', body)

  const statuses = [(await end({ currentPassword: 'no' })).status, (await end(own)).status]

  expect(statuses).toEqual([400, 200])
  expect((await login(account)).status).toBe(200)
})

test('an owner turns off an assistant’s, with her own password; no other owner’s', async () => {
  const { account: anna } = await withSecondStep('assistant')
  const { account: bea } = await withSecondStep('owner')
  const owner = await buildAdmin(tutor)
  const client = await signedIn(url, owner)
  const reset = (id: number, currentPassword: string) =>
    client.send('POST', `/api/admins/${id}/second-step/reset`, { currentPassword })

  const wrong = await reset(anna.id, 'not-hers')
  const right = await reset(anna.id, owner.password)
  const other = await reset(bea.id, owner.password)

  expect([wrong.status, right.status, other.status]).toEqual([400, 200, 404])
  expect((await login(anna)).status).toBe(200)
  expect((await login(bea)).status).toBe(401)
})

test('the studio’s REST shows nothing of it', async () => {
  const { client, shown, account } = await withSecondStep('owner')

  const { text } = await client.studio('GET', `/admins/${account.id}?depth=2`)

  expect(text).not.toContain(shown.key)
  expect(text).not.toMatch(/second|recovery|next_key/i)
})

test('a plain form is asked for the code on its own page', async () => {
  const { account } = await withSecondStep()
  const body = new URLSearchParams({ username: account.username, password: account.password })

  const { status, text } = await contractClient(url).send(
    'POST',
    '/api/admin/login',
    body.toString(),
    { 'content-type': 'application/x-www-form-urlencoded' },
  )

  expect(status).toBe(401)
  expect(text).toContain('name="code"')
  expect(text).toContain('Type the code that your app shows now')
  expect(text).not.toContain(account.password)
})

test('twenty at once are all answered', async () => {
  const account = await buildAdmin(tutor, 'assistant')
  const client = await signedIn(url, account)

  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      client.send('POST', '/api/admin/second-step/confirm', { code: '000000' }),
    ),
  )

  const locked = answers.filter(({ status }) => status === 429)
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(5)
  expect(locked).toHaveLength(15)
  expect(locked[0]?.json).toMatchObject({ message: expect.stringContaining('wrong codes') })
  expect(Number(locked[0]?.headers.get('retry-after'))).toBeGreaterThan(600)
})
