import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook } from 'payload'
import { runSql } from '../../sql/run-sql.ts'

/** A lesson that is deleted for good takes with it what was found in its pages. */
export const deleteXRays: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await runSql(req, sql`delete from x_rays where lesson_id = ${id}`)
}
