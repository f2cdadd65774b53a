import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook } from 'payload'
import { runSql } from '../../sql/run-sql.ts'

/** A lesson or an exercise that is deleted for good takes its clips with it, in one transaction. */
export const deleteClips: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  // Its row is held first, so that no clip comes to it that this would leave behind.
  if (collection.slug === 'lessons') {
    await runSql(req, sql`select id from lessons where id = ${id} for update`)
    await runSql(req, sql`delete from clips where lesson_id = ${id}`)
  } else {
    await runSql(req, sql`select id from exercises where id = ${id} for update`)
    await runSql(req, sql`delete from clips where exercise_id = ${id}`)
  }
}
