import type { IncomingMessage, ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import { packTags, type Tags, unpackTags } from '../../content/content-tags.ts'
import { changesSince, changesSoFar } from '../../content/sql/announced-changes.ts'

/** On an answer of the studio’s process: the tags of what was changed there meanwhile. */
export const changesHeader = 'x-content-changes'

/** Marks an answer of this process, once it leaves, with what was changed since now. */
export function tellChanges(response: ServerResponse): void {
  const before = changesSoFar()
  onHeaders(response, () => {
    const tags = changesSince(before)
    if (tags.length > 0) response.setHeader(changesHeader, packTags(tags))
  })
}

/** What the studio’s process has changed before this answer. */
export function toldChanges({ headers }: IncomingMessage): Tags {
  const text = headers[changesHeader]
  return text === undefined ? [] : unpackTags(String(text))
}
