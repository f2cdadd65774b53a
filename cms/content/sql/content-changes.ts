import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { packChange } from '../changes.ts'
import type { Tags } from '../content-tags.ts'
import { noteChange } from './announced-changes.ts'
import { runSql, transactionOf } from './run-sql.ts'

/** The Postgres channel on which replicas tell each other that published content changed. */
export const contentChannel = 'content_changed'

/**
 * Notes the change for the request that makes it, and tells every process at the commit: a NOTIFY
 * inside a transaction is sent when that commits. What touches nothing is not announced.
 */
export async function announce(req: PayloadRequest, tags: Tags): Promise<void> {
  if (tags.length === 0) return
  const change = { tags, transaction: (await transactionOf(req))?.id }
  noteChange(change)
  await runSql(req, sql`select pg_notify(${contentChannel}, ${packChange(change)})`)
}
