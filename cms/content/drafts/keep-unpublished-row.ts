import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { runSql } from '../sql/run-sql.ts'
import { isDraftSave } from './saving-drafts.ts'

/**
 * Payload keeps drafts as versions and leaves the document's own row as it was first created:
 * empty, where the studio saves by itself. A document that has never been published has no other
 * content than its draft, so its row follows: lists, numbers and addresses read that.
 */
export const keepUnpublishedRow: CollectionBeforeChangeHook = async (change) => {
  const { collection, data, operation, originalDoc, req } = change
  const slug = collection.slug
  if (operation !== 'update' || !isDraftSave(`${slug}/${originalDoc?.id}`, req)) return data
  const [row] = await runSql(
    req,
    sql`select _status from ${sql.identifier(slug)} where id = ${originalDoc.id} and deleted_at is null`,
  )
  if (row?._status !== 'draft') return data
  await req.payload.db.updateOne({ collection: slug, id: originalDoc.id, data: { ...data }, req })
  return data
}
