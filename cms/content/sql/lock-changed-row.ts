import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeOperationHook } from 'payload'
import { runSql } from './run-sql.ts'

/**
 * Payload reads a document, then writes the whole of it. Of two who change different fields of one
 * in the same moment (a job and the tutor), the second waits here and reads what the first wrote.
 */
export const lockChangedRow: CollectionBeforeOperationHook = async ({
  args,
  collection: { slug },
  operation,
  req,
}) => {
  const id = operation === 'update' && 'id' in args ? Number(args.id) : Number.NaN
  if (Number.isSafeInteger(id)) {
    const table = sql.identifier(slug.replaceAll('-', '_'))
    await runSql(req, sql`select from ${table} where id = ${id} for no key update`)
  }
}
