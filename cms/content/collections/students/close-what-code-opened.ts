import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook } from 'payload'
import { runSql } from '../../sql/run-sql.ts'

/**
 * A code that is deleted closes what it has opened, as one that is revoked does. Its row is held
 * first: whoever types it at this moment has what it opened stored by then, or comes too late. Then
 * those who have something by it are: who saves one of them names the code once more, and is let
 * through, so that neither waits for the other (`redeemCode` holds both in the same order).
 */
export const closeWhatCodeOpened: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await runSql(req, sql`select id from access_codes where id = ${id} for no key update`)
  await runSql(
    req,
    sql`select id from students
      where id in (select _parent_id from students_grants where code_id = ${id})
      order by id for no key update`,
  )
  await runSql(req, sql`delete from students_grants where code_id = ${id}`)
}
