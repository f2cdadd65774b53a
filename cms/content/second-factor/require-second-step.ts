import type { CollectionBeforeLoginHook } from 'payload'
import { isSecondStepRequired, lacksSecondStep } from './required-second-step.ts'
import { readSecondStep, takeCode } from './second-step.ts'

declare module 'payload' {
  interface RequestContext {
    /** What was typed beside the password: a code of an app, or a recovery code. */
    code?: string | undefined
    /** Of which kind the code was that let the admin in. */
    usedCode?: Awaited<ReturnType<typeof takeCode>>
  }
}

/** The password was right, but that is not enough for this account. */
export class SecondStepRefused extends Error {
  override readonly name = 'SecondStepRefused'
  readonly reason: 'asked' | 'wrong' | 'passkey'

  constructor(reason: SecondStepRefused['reason']) {
    super(`The second step was ${reason}.`)
    this.reason = reason
  }
}

/**
 * Whoever has turned the second step on signs in by no other way than with a code (decision 173). As
 * a hook of Payload's own sign-in, so that every way through it asks. The code comes in the request's
 * context as `code`; `usedCode` there tells which kind it was. Where the site asks everybody for more
 * than a password, one alone opens no account that has a passkey (decision 218).
 */
export const requireSecondStep: CollectionBeforeLoginHook = async ({ user, req, context }) => {
  const { isOn } = await readSecondStep(Number(user.id), req)
  if (!isOn) {
    const hasPasskey = isSecondStepRequired() && !(await lacksSecondStep(Number(user.id), req))
    if (hasPasskey) throw new SecondStepRefused('passkey')
    return user
  }
  const typed = context.code?.trim() ?? ''
  if (typed === '') throw new SecondStepRefused('asked')
  const used = await takeCode({ adminId: Number(user.id), typed, now: Date.now() }, req)
  if (!used) throw new SecondStepRefused('wrong')
  context.usedCode = used
  return user
}
