import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeOperationHook } from 'payload'
import { runSql } from './run-sql.ts'

/**
 * Payload reads a document, changes it and writes it whole. Its row is held meanwhile, so that of
 * two who change different fields in the same moment the second reads what the first has written:
 * a job and the tutor, a student who withdraws her consent and a save in the studio. What only
 * names a row, as an exercise that is made for a student does, need not wait.
 */
export const holdChangedRow: CollectionBeforeOperationHook = async ({
  args,
  collection: { slug },
  operation,
  req,
}) => {
  const id = Number(Reflect.get(Object(args), 'id'))
  if (operation !== 'update' || !Number.isSafeInteger(id)) return
  const table = sql.identifier(slug.replaceAll('-', '_'))
  await runSql(req, sql`select from ${table} where id = ${id}::bigint for no key update`)
}
