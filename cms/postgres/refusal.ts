import { StartError } from '../environment/environment.ts'

/** Postgres's ends of statements, waits for locks, and transactions that take too long. */
const limits = ['57014', '55P03', '25P03', '25P04']

/** That of pg itself (`query_timeout`), which has no code. */
const ownLimit = 'Query read timeout'

const diskFull = '53100'

/**
 * An error by which the database refuses what a start or a command asks of it, in words: a limit of
 * time, or a disk that is full. Trying again would not help. Null for all others.
 */
export function refusalInWords(error: unknown): StartError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { message } = cause
    const code = 'code' in cause ? String(cause.code) : ''
    if (limits.includes(code) || message === ownLimit) {
      return new StartError(
        `The database ended what was asked of it (${message}). Take statement_timeout, lock_timeout and query_timeout out of DATABASE_URL and PGOPTIONS, or let its administrator give the user or the database longer ones: alter role … set statement_timeout = '60s'`,
      )
    }
    if (code === diskFull) {
      return new StartError(`The database’s disk is full (${message}). Make room there.`)
    }
  }
  return null
}
