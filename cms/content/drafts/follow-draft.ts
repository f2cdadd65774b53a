import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { runSql } from '../sql/run-sql.ts'

/**
 * Locks the row before Payload writes a version: what is published at the same moment waits, or is
 * seen by `followDraft` and not overwritten. Payload's own writes take row and versions in this
 * order too, so that none of them waits for the other for ever.
 */
export const lockRow: CollectionBeforeChangeHook = async ({
  collection: { slug },
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'create') return data
  const { id } = originalDoc
  await runSql(req, sql`select from ${sql.identifier(slug)} where id = ${id} for no key update`)
  return data
}

/**
 * Payload keeps drafts as versions and leaves the document's own row as it was first created:
 * empty, where the studio saves by itself. A document that is not published has no other content
 * than its newest draft, so its row follows, whichever way the draft was saved: lists, numbers,
 * addresses and statistics read the row alone (decision 35).
 */
export const followDraft: CollectionAfterChangeHook = async ({
  collection: { slug },
  doc,
  operation,
  req,
}) => {
  if (operation === 'create') return doc // Payload has written the row itself
  const [row] = await runSql(
    req,
    sql`select _status from ${sql.identifier(slug)} where id = ${doc.id}`,
  )
  if (row?._status !== 'draft') return doc
  const { docs } = await req.payload.db.findVersions<Record<string, unknown>>({
    collection: slug,
    where: { and: [{ parent: { equals: doc.id } }, { latest: { equals: true } }] },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    req,
  })
  const [newest] = docs
  if (!newest) return doc
  await req.payload.db.updateOne({
    collection: slug,
    id: doc.id,
    data: newest.version,
    returning: false,
    req,
  })
  return doc
}
