import type { Payload } from 'payload'
import { HttpError, type Refusal } from '../contract/http-error.ts'
import { afterFailure, type Failures, secondsLeft } from '../contract/lockout.ts'
import { forgetFailures, readFailures, saveFailures } from './failure-counters.ts'

interface Locked {
  message: string
  /** For the log, where it is more than too many tries. */
  refusal?: Refusal
}

interface Tries<Result> {
  /** Under which the wrong ones are counted; whoever asks holds others with this key back. */
  key: string
  /** What is said while it is locked. */
  locked: Locked
  check(): Promise<Result>
  /** A try may be neither, as a right password to which the code is missing. */
  judge(result: Result): 'right' | 'wrong' | 'neither'
}

/**
 * One try at something that can be guessed: wrong ones are counted and lock, a right one forgets
 * them. The count is stored by itself: a failure undoes what its request has written.
 * @throws HttpError 429 with Retry-After while it is locked.
 */
export async function countedTry<Result>(
  { key, locked, check, judge }: Tries<Result>,
  payload: Payload,
): Promise<{ result: Result; locks: boolean }> {
  const counted = await readFailures(key, payload)
  refuseLocked(counted, locked)
  const result = await check()
  const verdict = judge(result)
  if (verdict === 'right') await forgetFailures(key, payload)
  if (verdict !== 'wrong') return { result, locks: false }
  const failures = afterFailure(counted, Date.now())
  await saveFailures(key, failures, payload)
  return { result, locks: failures.lockedUntil !== null }
}

/** @throws HttpError 429 with Retry-After while it is locked. */
export function refuseLocked(counted: Failures, { message, refusal }: Locked): void {
  const seconds = secondsLeft(counted, Date.now())
  if (seconds <= 0) return
  const headers = { 'Retry-After': String(seconds) }
  throw new HttpError(429, message, { headers, ...(refusal ? { refusal } : {}) })
}
