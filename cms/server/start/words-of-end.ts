import { StartError } from '../../environment/environment.ts'
import { type LoggedError, loggedError } from '../../log/logged-error.ts'
import { refusalInWords } from '../../postgres/refusal.ts'

/**
 * What is said of an error that ends a start or a command: in words where a person can mend it, else
 * what helps to find a fault. Drizzle's own words hold the values of a query, such as a password's hash.
 */
export function wordsOfEnd(error: unknown): string {
  const told = error instanceof StartError ? error : refusalInWords(error)
  return told ? `\n${told.message}\n` : described(loggedError(error))
}

function described(error: LoggedError | undefined): string {
  if (!error) return 'It ended without a reason.'
  const { type, message, code, stack, cause } = error
  const head = `${type}: ${message}${code ? ` (${code})` : ''}`
  return [head, stack, cause ? `Cause: ${described(cause)}` : ''].filter(Boolean).join('\n')
}
