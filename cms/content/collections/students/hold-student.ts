import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeOperationHook } from 'payload'
import { runSql } from '../../sql/run-sql.ts'

/**
 * Payload reads a document, changes it and writes it whole. A student's row is held meanwhile, so
 * that a save in the studio cannot take back a link, or a consent that she has just withdrawn. What
 * only names her, as an exercise that is made for her does, need not wait.
 */
export const holdStudent: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const id = Number(Reflect.get(Object(args), 'id'))
  if (operation !== 'update' || !Number.isSafeInteger(id)) return
  await runSql(req, sql`select id from students where id = ${id} for no key update`)
}
