import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { addressesOf } from '../../content/collections/admins/addresses-of.ts'
import { requireOwnPassword } from '../../content/collections/admins/confirm-password.ts'
import { holdAdmin } from '../../content/collections/admins/hold-admin.ts'
import { countedTry } from '../../content/counted-tries.ts'
import { tellAccountChange } from '../../content/jobs/mail-account-change.ts'
import { endPasskeys } from '../../content/passkeys/stored-passkeys.ts'
import { keepASecondStep } from '../../content/second-factor/required-second-step.ts'
import {
  beginSecondStep,
  confirmSecondStep,
  endSecondStep,
} from '../../content/second-factor/second-step.ts'
import { base32, keyAddress } from '../../content/second-factor/totp.ts'
import { holdName } from '../../content/sql/hold-name.ts'
import {
  accountPaths,
  OwnPassword,
  RecoveryCodes,
  SecondStepCode,
  SecondStepKey,
} from '../../contract/account.ts'
import { loginMessages } from '../../contract/admin.ts'
import { Id, MessageAnswer } from '../../contract/answers.ts'
import { HttpError, notFound } from '../../contract/http-error.ts'
import { readEnvironment } from '../../environment/environment.ts'
import { qrPath } from '../../qr-code/qr-path.ts'
import type { SignedInAdmin } from '../../sign-in/signed-in-admin.ts'
import { asCaller } from '../as-caller.ts'
import { endpoint } from '../endpoint.ts'
import { guarded } from './guarded.ts'
import { signedIn } from './signed-in.ts'

const beginOwnSecondStep = endpoint({
  method: 'post',
  path: accountPaths.secondStep,
  access: 'anyAdmin',
  isForHeld: true,
  input: OwnPassword,
  answer: SecondStepKey,
  async run({ body }, caller) {
    const { admin, req } = await signedIn(caller)
    const key = await guarded(req, async () => {
      await requireOwnPassword(body.currentPassword, admin.id, req)
      return beginSecondStep(admin.id, req)
    })
    const site = new URL(readEnvironment().siteUrl).hostname
    const address = keyAddress({ key, username: admin.username, site })
    return { key: base32(key), address, qr: qrPath(address) }
  },
})

const confirmOwnSecondStep = endpoint({
  method: 'post',
  path: accountPaths.confirmSecondStep,
  access: 'anyAdmin',
  isForHeld: true,
  input: SecondStepCode,
  answer: RecoveryCodes,
  async run({ body }, caller) {
    const { admin, req } = await signedIn(caller)
    const codes = await guarded(req, async () => {
      const confirmed = await withCounted(`second-step:${admin.id}`, req, () =>
        confirmSecondStep({ adminId: admin.id, code: body.code, now: Date.now() }, req),
      )
      await tell(admin, 'second-step-on', req)
      return confirmed
    })
    return { codes }
  },
})

const endOwnSecondStep = endpoint({
  method: 'post',
  path: accountPaths.endSecondStep,
  access: 'anyAdmin',
  input: OwnPassword,
  answer: MessageAnswer,
  async run({ body }, caller) {
    const { admin, req } = await signedIn(caller)
    await guarded(req, async () => {
      await requireOwnPassword(body.currentPassword, admin.id, req)
      if (!(await endSecondStep(admin.id, req))) return
      await keepASecondStep(admin.id, req)
      await tell(admin, 'second-step-off', req)
    })
    return { message: 'The second step is off' }
  },
})

/** For an assistant who has lost her phone and her recovery codes; a passkey may be on it too. */
const resetSecondStep = endpoint({
  method: 'post',
  path: accountPaths.resetSecondStep(':adminId'),
  access: 'owner',
  params: z.object({ adminId: Id }),
  input: OwnPassword,
  answer: MessageAnswer,
  async run({ params, body }, caller) {
    const { admin, req } = await signedIn(caller)
    const assistant = await caller.payload.findByID({
      collection: 'admins',
      id: params.adminId,
      disableErrors: true,
      ...asCaller(caller),
    })
    if (assistant?.role !== 'assistant') throw notFound('Assistant')
    await guarded(req, async () => {
      await requireOwnPassword(body.currentPassword, admin.id, req)
      await holdAdmin({ id: assistant.id }, req) // she may be adding one
      if (await endSecondStep(assistant.id, req)) await tell(assistant, 'second-step-off', req)
      const passkeys = await endPasskeys(assistant.id, 'all', req)
      if (passkeys > 0) await tell(assistant, 'passkey-removed', req)
    })
    return { message: `${assistant.username} now signs in without a second step` }
  },
})

export const secondStepEndpoints = [
  ...[beginOwnSecondStep, confirmOwnSecondStep, endOwnSecondStep, resetSecondStep],
]

/** Wrong codes are counted here as at the sign-in. @throws HttpError 400 for one, 429 while locked. */
async function withCounted<Result>(
  key: string,
  req: PayloadRequest,
  check: () => Promise<Result | null>,
): Promise<Result> {
  await holdName(req, key)
  const { result } = await countedTry(
    {
      key,
      locked: { message: loginMessages.tooManyCodes },
      check,
      judge: (found) => (found === null ? 'wrong' : 'right'),
    },
    req.payload,
  )
  if (result !== null) return result
  const message = loginMessages.codeWrong
  throw new HttpError(400, message, { errors: [{ path: 'code', message }] })
}

async function tell(
  admin: Pick<SignedInAdmin, 'id' | 'username' | 'email' | 'role'>,
  change: 'second-step-on' | 'second-step-off' | 'passkey-removed',
  req: PayloadRequest,
) {
  const { id, username } = admin
  await tellAccountChange({ id, username, to: await addressesOf([admin], req), change }, req)
}
