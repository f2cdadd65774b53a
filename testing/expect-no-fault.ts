import { expect } from 'vitest'

/** What an error page of ours never says: a stack, a file of ours, a statement for the database. */
const insides =
  /node_modules|\bat (?:async )?[\w.<>]+ \(|\bfile:\/\/|\.[cm]?[jt]sx?:\d+|(?:select|insert into|update) .*"|Failed query/

/**
 * Whatever was asked, it did not break anything, and nothing of the code is told. A server that is
 * too busy may say so.
 */
export function expectNoFault({ status, text, headers }: Seen): void {
  const isBusy = status === 503 && headers.has('retry-after')
  const told = status >= 500 && !isBusy ? text.slice(0, 300) : ''
  expect({ status, told }).toEqual({ status, told: '' })
  if (status >= 400) expect(text).not.toMatch(insides)
}

interface Seen {
  status: number
  text: string
  headers: Headers
}
