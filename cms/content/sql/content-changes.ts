import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { documentKey, isDraftSave } from '../drafts/context.ts'
import { runSql } from './run-sql.ts'

/** The Postgres channel on which replicas tell each other that published content changed. */
export const contentChannel = 'content_changed'

const listeners = new Set<() => void>()

/** Calls `listener` at each change made in this process, possibly before it is committed. */
export function onLocalContentChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Tells this process at once and every process at the commit: a NOTIFY inside a transaction is
 * sent when that commits.
 */
export async function announce(req: PayloadRequest): Promise<void> {
  for (const listener of listeners) listener()
  await runSql(req, sql`select pg_notify(${contentChannel}, '')`)
}

/** A draft that is saved changes nothing that visitors see; the studio saves one at every pause. */
export const announceChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (!isDraftSave(documentKey(collection.slug, doc.id), req)) await announce(req)
  return doc
}

export const announceDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await announce(req)
  return doc
}

export const announceGlobalChange: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (!isDraftSave(documentKey(global.slug), req)) await announce(req)
  return doc
}
