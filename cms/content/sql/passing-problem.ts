import { CommitFailed } from './told-commits.ts'

const databaseAway = 'The site’s database is not responding at the moment. Please try again soon.'

/** Seconds to wait that the answer suggests; a restart of Postgres takes about as long. */
export const retryAfter = { 'Retry-After': '5' }

/** Postgres's connection exceptions, shutdowns, full places and lost races; Node's lost networks. */
const passing =
  /^(08|57|53)...$|^40001$|^40P01$|^25006$|^ECONN(REFUSED|RESET)$|^E(TIMEDOUT|PIPE|HOSTUNREACH|NETUNREACH)$|^EAI_AGAIN$/

/** Some errors of the Postgres driver have no code. */
const lostConnection =
  /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|not queryable|after calling end on the pool/i

/** Whether this says that nobody can read the database now, rather than that it is busy or full. */
export const isUnreachable = (error: unknown): boolean =>
  passingProblem(error) !== undefined &&
  !(error instanceof Error && 'code' in error && /^(53|40|25)/.test(String(error.code)))

/** What to say of a failure that is the database's and may soon be over; undefined for others. */
export function passingProblem(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : ''
    if (code === CommitFailed.code) return cause.message
    if (code === '23505') return undefined // a value that exists already
    if (passing.test(code) || lostConnection.test(cause.message)) return databaseAway
  }
  return undefined
}
