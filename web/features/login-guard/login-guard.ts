import { loginMessages } from '../../../cms/contract/admin.ts'
import { lettersAndDigits } from '../../../cms/contract/letters-and-digits.ts'
import {
  type Failures,
  failuresToCaptcha,
  failuresToLock,
  failuresToWarning,
} from '../../../cms/contract/lockout.ts'

export const captchaMessage = 'CAPTCHA verification failed. Please try again.'
export const lockedMessage =
  'Account is temporarily locked due to multiple failed attempts. Please try again in 15 minutes.'

/**
 * No lock lasts longer than this, whatever a proxy's `Retry-After` or a clock that was set back
 * says.
 */
export const longestLockMs = 24 * 60 * 60 * 1000

/** The server has locked: the form waits as long as it was told. */
export const lockedFor = (known: Failures, seconds: number, now: number): Failures => ({
  ...known,
  lockedUntil: now + Math.min(seconds * 1000, longestLockMs),
})

/**
 * Why the form is locked: this browser's fifth failure, or the server said so; null while it is
 * open.
 */
export function lockText({ failures, lockedUntil }: Failures): string | null {
  if (lockedUntil === null) return null
  return failures >= failuresToLock ? lockedMessage : loginMessages.tooMany
}

/**
 * When the form opens again: the sentence of the specification only says how long the lock was at
 * its start.
 */
export function openingText(lockedUntil: number, now: number): string {
  if (lockedUntil - now <= 60_000) return 'You can try again in less than a minute.'
  return `You can try again at ${timeOfDay.format(lockedUntil)}.`
}

const timeOfDay = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })

export const needsCaptcha = ({ failures }: Failures) => failures >= failuresToCaptcha

/** The warning above the form; null while nothing has failed. */
export function bannerText({ failures }: Failures): string | null {
  if (failures === 0) return null
  return [
    `${failures} failed attempt(s)`,
    ...(failures >= failuresToCaptcha ? ['CAPTCHA required.'] : []),
    ...(failures >= failuresToWarning
      ? [`Account will be locked after ${failuresToLock} attempts.`]
      : []),
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

export function solvesCaptcha({ left, right }: Captcha, answer: string): boolean {
  const sum = lettersAndDigits(answer)
  return /^\d+$/.test(sum) && Number(sum) === left + right
}

const operand = (random: () => number) => 1 + Math.floor(random() * 10)
