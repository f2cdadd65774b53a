import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook } from 'payload'
import { runSql } from '../../sql/run-sql.ts'

/**
 * A code that is deleted closes what it has opened, as one that is revoked does. Its row is held
 * first: whoever types it at this moment has what it opened stored by then, or comes too late.
 */
export const closeWhatCodeOpened: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await runSql(req, sql`select id from access_codes where id = ${id} for update`)
  await runSql(req, sql`delete from students_grants where code_id = ${id}`)
}
