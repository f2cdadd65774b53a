import { CommitFailed } from './told-commits.ts'
import { isUnreachable } from './unreachable.ts'

const databaseAway = 'The site’s database is not responding at the moment. Please try again soon.'

/** Seconds to wait that the answer suggests; a restart of Postgres takes about as long. */
export const retryAfter = { 'Retry-After': '5' }

/** Full places, lost races, a standby that takes no writes. */
const busy = /^53...$|^40001$|^40P01$|^25006$/

/** What to say of a failure that is the database's and may soon be over; undefined for others. */
export function passingProblem(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : ''
    if (code === CommitFailed.code) return cause.message
    if (code === '23505') return undefined // a value that exists already
    if (busy.test(code) || isUnreachable(cause)) return databaseAway
  }
  return undefined
}
