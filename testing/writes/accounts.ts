import { accountPaths, SecondStepKey } from '../../cms/contract/account.ts'
import { Admin } from '../../cms/contract/admin.ts'
import { PasskeyToMake, passkeyPaths } from '../../cms/contract/passkey.ts'
import { appCode } from '../app-code.ts'
import { buildAdmin } from '../build-admin.ts'
import type { Answer, ContractClient } from '../contract-client.ts'
import { signedIn } from '../contract-client.ts'
import type { Credentials } from '../running-product.ts'
import { softwarePasskey } from '../software-passkey.ts'

/** Somebody who signs in, and her browser. */
export interface Account extends Credentials {
  id: number
  client: ContractClient
}

/** The accounts of a place: who changes one does not end the session of another. */
export interface Accounts {
  tutorId: number
  /** Has a passkey, and a second session. */
  owner: Account
  passkey: ReturnType<typeof softwarePasskey>
  passkeyId: string
  /** Has begun to set up a second step, with this key. */
  beginner: Account & { key: string }
  /** Have one; the latter is an assistant. */
  guarded: Account
  assistant: Account
  /** Signs out. */
  leaving: Account
  /** Nobody signs in as her. */
  idle: number
}

export async function buildAccounts(admin: ContractClient): Promise<Accounts> {
  const owner = await buildAccount(admin)
  await signedIn(admin.url, owner)
  const passkey = softwarePasskey(admin.url)
  const made = passkey.make(passkeyIn(await askForPasskey(owner)))
  must(await owner.client.send('POST', passkeyPaths.add, { name: 'Phone', made }))
  const safety = await owner.client.send('GET', accountPaths.safety)
  const beginner = await buildAccount(admin)
  const { json } = await admin.send('GET', '/api/admin/me')
  must(await admin.studio('POST', '/payload-preferences/kept', { value: { open: true } }))
  return {
    owner,
    passkey,
    tutorId: Admin.parse(json).id,
    passkeyId: String(Object(safety.json).passkeys[0].id),
    beginner: { ...beginner, key: await beginSecondStep(beginner) },
    guarded: await withSecondStep(await buildAccount(admin)),
    assistant: await withSecondStep(await buildAccount(admin, 'assistant')),
    leaving: await buildAccount(admin),
    idle: (await buildAdmin(admin)).id,
  }
}

async function buildAccount(admin: ContractClient, role: 'owner' | 'assistant' = 'owner') {
  const account = await buildAdmin(admin, role)
  return { ...account, client: await signedIn(admin.url, account) }
}

/** What her browser is asked to make; nothing is stored of it. */
export const askForPasskey = ({ client, password }: Account) =>
  client.send('POST', passkeyPaths.begin, { currentPassword: password })

export const passkeyIn = (asked: Answer) => PasskeyToMake.parse(must(asked).json).options

async function beginSecondStep({ client, password }: Account): Promise<string> {
  const own = { currentPassword: password }
  const { json } = must(await client.send('POST', accountPaths.secondStep, own))
  return SecondStepKey.parse(json).key
}

/** Turns a second step on, in her own browser. */
export async function withSecondStep(account: Account): Promise<Account> {
  const code = appCode(await beginSecondStep(account))
  must(await account.client.send('POST', accountPaths.confirmSecondStep, { code }))
  return account
}

function must<Answer extends { status: number; text: string }>(answer: Answer): Answer {
  if (answer.status >= 300) throw new Error(`It answered ${answer.status}: ${answer.text}`)
  return answer
}
