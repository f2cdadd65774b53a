import type { Payload } from 'payload'
import { noteSignIn } from '../content/sign-ins/note-sign-in.ts'
import type { SignInOutcome } from '../contract/account.ts'
import { HttpError } from '../contract/http-error.ts'
import { logSecurity } from '../log/security-log.ts'
import { counted } from '../watch/counted.ts'
import type { Checked } from './check-password.ts'
import { isLaneFull } from './password-lanes.ts'
import { noteSession } from './sessions.ts'
import { isFailure, tooManyAtOnce } from './sign-in-refusals.ts'

/** Under what failures are counted: by the browser that has signed in before, else by the name. */
export const failureKey = (name: string, device: string | null): string =>
  device ? `device:${device}` : `name:${name}`

/** Counts a try and tells the log of security who came in, by whichever way. */
export async function toldSignIn(
  signIn: () => Promise<Checked>,
  payload: Payload,
): Promise<Checked> {
  try {
    const checked = await signIn()
    counted.signIns.in += 1
    const line = { event: 'sign-in', admin: checked.admin.id, factors: checked.factors } as const
    logSecurity(payload.logger, line, 'Signed in')
    return checked
  } catch (error) {
    if (error instanceof HttpError && error.status === 429) counted.signIns.locked += 1
    if (error instanceof HttpError && error.status === 401) {
      if (isFailure(error.refusal?.reason)) counted.signIns.wrong += 1
    }
    throw error
  }
}

/**
 * Refuses a stranger at once while too many passwords wait, before anything is read or counted: a
 * storm of guesses then costs neither the database nor the visitors anything.
 * @throws HttpError 429 with Retry-After.
 */
export function refuseInStorm({ isKnown, address }: { isKnown: boolean; address: string }): void {
  if (isKnown || !isLaneFull(address)) return
  counted.signIns.locked += 1
  throw tooManyAtOnce()
}

/** Writes down who is in, and in which browser. */
export async function noteEntry(
  checked: Checked,
  { name, browser, outcome }: { name: string; browser: string; outcome: SignInOutcome },
  payload: Payload,
): Promise<void> {
  // She is in, and her code is used up: what cannot be written down beside it does not undo that.
  const notes = [
    () => noteSignIn({ name, browser, outcome }, payload),
    () => noteSession(checked, browser, payload),
  ]
  for (const note of notes) {
    await note().catch((error: unknown) => {
      payload.logger.error({ err: error }, 'A sign-in was not written down')
    })
  }
}
