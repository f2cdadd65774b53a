/** After so many failures on a name the door is shut (spec §9). */
export const failuresToLock = 5
export const lockMs = 15 * 60 * 1000

/** Failed sign-ins on one name or device; times in milliseconds since 1970. */
export interface Guard {
  failures: number
  lockedUntil: number | null
}

export const openGuard: Guard = { failures: 0, lockedUntil: null }

/** Seconds until the lock ends; 0 where there is none. */
export const secondsLeft = ({ lockedUntil }: Guard, now: number): number =>
  lockedUntil === null ? 0 : Math.max(0, Math.ceil((lockedUntil - now) / 1000))

/** A lock that has run out takes its failures with it. */
export function afterFailure(guard: Guard, now: number): Guard {
  const isOver = guard.lockedUntil !== null && guard.lockedUntil <= now
  const failures = (isOver ? 0 : guard.failures) + 1
  return { failures, lockedUntil: failures >= failuresToLock ? now + lockMs : null }
}
