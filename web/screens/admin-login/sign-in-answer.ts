import { loginMessages } from '../../../cms/contract/admin.ts'
import { afterFailure, type Failures } from '../../../cms/contract/lockout.ts'
import { ApiError, messageOf } from '../../data/client.ts'
import { lockedFor } from '../../features/login-guard/login-guard.ts'

/** What the server says of the code that the account asks for beside the password, if it does. */
export const codeProblem = (error: unknown) => problemOf(error, 'code')

/** What the server says of a password that is right but has ended (decision 208). */
export const passwordProblem = (error: unknown) => problemOf(error, 'password')

function problemOf(error: unknown, field: string): string | undefined {
  const errors = error instanceof ApiError ? error.errors : undefined
  return errors?.find(({ path }) => path === field)?.message
}

/**
 * What a refused sign-in says (spec §8). To a site that was opened under another address only the
 * server's own words are of any help: they name the right one (decision 12).
 */
export function signInMessage(error: unknown): string {
  const told = codeProblem(error) ?? passwordProblem(error)
  if (told) return told
  if (!(error instanceof ApiError)) return loginMessages.other
  if (error.status === 403) return messageOf(error, loginMessages.other)
  if (error.status === 401) return loginMessages.wrong
  return error.status === 429 ? loginMessages.tooMany : loginMessages.other
}

/**
 * What the guard learns of it: a wrong password is a failure, 429 a lock for as long as the server
 * says. A broken connection tells nothing of who is at the door.
 */
export function guardAfter(error: unknown, guard: Failures, now: number): Failures {
  if (!(error instanceof ApiError) || isRightPassword(error)) return guard
  if (error.status === 429 && error.retryAfter) return lockedFor(guard, error.retryAfter, now)
  return error.status === 401 ? afterFailure(guard, now) : guard
}

const isRightPassword = (error: unknown) =>
  isAskedForCode(error) || passwordProblem(error) !== undefined

/** The password was right: nothing has failed yet. */
export const isAskedForCode = (error: unknown): boolean =>
  codeProblem(error) === loginMessages.codeAsked
