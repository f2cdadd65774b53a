import { loginMessages } from '../../../cms/contract/admin.ts'

/** From this many failures a captcha is asked, a warning given, the form locked (spec §5, §9). */
export const captchaAfter = 3
export const warnAfter = 4
export const lockAfter = 5
export const lockMs = 15 * 60 * 1000

export const captchaMessage = 'CAPTCHA verification failed. Please try again.'
export const lockedMessage =
  'Account is temporarily locked due to multiple failed attempts. Please try again in 15 minutes.'

/** What the browser remembers of failed sign-ins; times in milliseconds since 1970. */
export interface LoginGuard {
  failures: number
  lockedUntil: number | null
}

export const openGuard: LoginGuard = { failures: 0, lockedUntil: null }

/** The fifth failure locks the form for 15 minutes. */
export function afterFailure(guard: LoginGuard, now: number): LoginGuard {
  const failures = guard.failures + 1
  return { failures, lockedUntil: failures >= lockAfter ? now + lockMs : null }
}

/** No lock lasts longer, whatever a proxy's `Retry-After` or a clock that was set back says. */
export const longestLockMs = 24 * 60 * 60 * 1000

/** The server has locked: the form waits as long as it was told. */
export const lockedFor = (guard: LoginGuard, seconds: number, now: number): LoginGuard => ({
  ...guard,
  lockedUntil: now + Math.min(seconds * 1000, longestLockMs),
})

/** A lock that has run out takes counter and captcha with it. */
export const withoutSpentLock = (guard: LoginGuard, now: number): LoginGuard =>
  guard.lockedUntil !== null && guard.lockedUntil <= now ? openGuard : guard

/** Why the form is shut: this browser's fifth failure, or the server's word; null while open. */
export function lockText({ failures, lockedUntil }: LoginGuard): string | null {
  if (lockedUntil === null) return null
  return failures >= lockAfter ? lockedMessage : loginMessages.tooMany
}

/** When the form opens again: the sentence above speaks of the lock as it began. */
export function openingText(lockedUntil: number, now: number): string {
  if (lockedUntil - now <= 60_000) return 'The form opens again in less than a minute.'
  return `The form opens again at ${timeOfDay.format(lockedUntil)}.`
}

const timeOfDay = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })

export const needsCaptcha = ({ failures }: LoginGuard) => failures >= captchaAfter

/** The warning above the form; null while nothing has failed. */
export function bannerText({ failures }: LoginGuard): string | null {
  if (failures === 0) return null
  return [
    `${failures} failed attempt(s)`,
    ...(failures >= captchaAfter ? ['CAPTCHA required.'] : []),
    ...(failures >= warnAfter ? [`Account will be locked after ${lockAfter} attempts.`] : []),
  ].join(' ')
}

/** A sum to solve. */
export interface Captcha {
  left: number
  right: number
}

/** Operands from 1 to 10; `random` gives numbers from 0 up to 1. */
export const newCaptcha = (random: () => number): Captcha => ({
  left: operand(random),
  right: operand(random),
})

export const solvesCaptcha = ({ left, right }: Captcha, answer: string) =>
  /^\d+$/.test(answer.trim()) && Number(answer) === left + right

const operand = (random: () => number) => 1 + Math.floor(random() * 10)
