import type { IncomingMessage, ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import { type Change, packChanges, unpackChanges } from '../../content/changes.ts'
import { changesSince, changesSoFar } from '../../content/sql/announced-changes.ts'

/** On an answer of the studio’s process: what was changed there meanwhile. */
export const changesHeader = 'x-content-changes'

/** Marks an answer of this process, once it leaves, with what was changed since now. */
export function tellChanges(response: ServerResponse): void {
  const before = changesSoFar()
  onHeaders(response, () => {
    const changes = changesSince(before)
    if (changes.length > 0) response.setHeader(changesHeader, packChanges(changes))
  })
}

/** What the studio’s process has changed before this answer. */
export function toldChanges({ headers }: IncomingMessage): readonly Change[] {
  const text = headers[changesHeader]
  return text === undefined ? [] : unpackChanges(String(text))
}
