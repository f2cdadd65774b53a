import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { runSql } from './transaction.ts'

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

export const announceChange: CollectionAfterChangeHook = async ({ doc, req }) => {
  await announce(req)
  return doc
}

export const announceDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await announce(req)
  return doc
}

export const announceGlobalChange: GlobalAfterChangeHook = async ({ doc, req }) => {
  await announce(req)
  return doc
}
