import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook } from 'payload'
import { runSql } from '../../sql/run-sql.ts'

/** A code that is deleted closes what it has opened, as one that is revoked does. */
export const closeWhatCodeOpened: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await runSql(req, sql`delete from students_grants where code_id = ${id}`)
}
