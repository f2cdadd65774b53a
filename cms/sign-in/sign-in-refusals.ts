import { loginMessages } from '../contract/admin.ts'
import { HttpError } from '../contract/http-error.ts'

/** Why a name and a password, with or without a code, let nobody in. */
export type RefusedReason = keyof typeof messages

const event = 'sign-in-refused'
const queueSeconds = 5

/** What the answer says, and of which field; it does not tell an unknown name from a wrong password. */
const messages = {
  'unknown-name': { message: loginMessages.wrong },
  'wrong-password': { message: loginMessages.wrong },
  'wrong-code': { message: loginMessages.codeWrong, path: 'code' },
  'code-asked': { message: loginMessages.codeAsked, path: 'code' },
  'passkey-asked': { message: loginMessages.passkeyAsked, path: 'password' },
  'made-password-ended': { message: loginMessages.madePasswordEnded, path: 'password' },
} as const satisfies Record<string, { message: string; path?: string }>

/** Reasons for which somebody is refused who knows the password or has the passkey. */
const noGuess: string[] = [
  ...(['code-asked', 'passkey-asked', 'made-password-ended'] satisfies RefusedReason[]),
  'late-passkey',
]

/** Whether it was a guess that failed. */
export const isFailure = (reason: string | undefined): boolean =>
  reason !== undefined && !noGuess.includes(reason)

/** Said while a name is shut. */
export const locked = {
  message: loginMessages.tooMany,
  refusal: { event, reason: 'locked' },
} as const

/** 401; why stands in the log, with the id of the admin where somebody has the name. */
export function refusedSignIn(reason: RefusedReason, admin: number | undefined): HttpError {
  const told: { message: string; path?: string } = messages[reason]
  return new HttpError(401, told.message, {
    ...(told.path ? { errors: [{ path: told.path, message: told.message }] } : {}),
    refusal: { event, reason, admin },
  })
}

/** 429, where so many wait that another would wait too long. */
export const tooManyAtOnce = () =>
  new HttpError(429, loginMessages.tooMany, {
    headers: { 'Retry-After': String(queueSeconds) },
    refusal: { event, reason: 'too-many' },
  })
