import { StartError } from '../environment/environment.ts'

/** Postgres's ends of statements, waits for locks, and transactions that take too long. */
const codes = ['57014', '55P03', '25P03', '25P04']

/** That of pg itself (`query_timeout`), which has no code. */
const ownWords = 'Query read timeout'

/**
 * An error by which a limit of time has ended what a start or a command asked of its database, in
 * words: trying again would not help. Null for all others.
 */
export function overLimit(error: unknown): StartError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const isEnded = 'code' in cause && codes.includes(String(cause.code))
    if (!isEnded && cause.message !== ownWords) continue
    return new StartError(
      `The database ended what was asked of it (${cause.message}). Take statement_timeout, lock_timeout and query_timeout out of DATABASE_URL and PGOPTIONS, or let its administrator give the user or the database longer ones: alter role … set statement_timeout = '60s'`,
    )
  }
  return null
}
