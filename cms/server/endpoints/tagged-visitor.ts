import type { Payload } from 'payload'
import type { Caller } from '../../api/caller.ts'
import { taggedReader } from '../../api/reader/tagged-reader.ts'
import { visitor } from './caller.ts'

/** A visitor for one answer that will be kept, and the tags of all that they have read for it. */
export function taggedVisitor(payload: Payload): { caller: Caller; tags: Set<string> } {
  const caller = visitor(payload)
  const tags = new Set<string>()
  return { caller: { ...caller, reader: taggedReader(caller.reader, tags) }, tags }
}
