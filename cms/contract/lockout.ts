// Apart from the schemas: server and sign-in form keep the same rule, and it needs no schema.

/** From this many failures the form asks a captcha, warns, and the door is shut (spec §5, §9). */
export const failuresToCaptcha = 3
export const failuresToWarning = 4
export const failuresToLock = 5
export const lockMs = 15 * 60 * 1000

/** Failed sign-ins on one name, device or browser; times in milliseconds since 1970. */
export interface Failures {
  failures: number
  lockedUntil: number | null
}

export const noFailures: Failures = { failures: 0, lockedUntil: null }

/** One more failure; the fifth locks. */
export function afterFailure(earlier: Failures, now: number): Failures {
  const failures = withoutSpentLock(earlier, now).failures + 1
  return { failures, lockedUntil: failures >= failuresToLock ? now + lockMs : null }
}

/** A lock that has run out takes its failures with it. */
export const withoutSpentLock = (known: Failures, now: number): Failures =>
  known.lockedUntil !== null && secondsLeft(known, now) === 0 ? noFailures : known

/** Seconds until the lock ends; 0 where there is none. */
export const secondsLeft = ({ lockedUntil }: Failures, now: number): number => {
  const leftMs = lockedUntil === null ? 0 : lockedUntil - now
  // One that lasts longer than any was set by a clock that has been put right since; clocks of
  // several machines differ by less.
  return leftMs > 2 * lockMs ? 0 : Math.max(0, Math.ceil(leftMs / 1000))
}
