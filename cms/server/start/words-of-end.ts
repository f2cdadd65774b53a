import { StartError } from '../../environment/environment.ts'
import { overLimit } from '../../postgres/over-limit.ts'

/** What is said of an error that ends a start or a command: in words where a person can mend it. */
export function wordsOfEnd(error: unknown): unknown {
  const told = error instanceof StartError ? error : overLimit(error)
  return told ? `\n${told.message}\n` : error
}
