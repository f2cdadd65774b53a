import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeOperationHook } from 'payload'
import { documentId } from '../collections/document-id.ts'
import { holdChangedRow } from '../sql/hold-changed-row.ts'
import { runSql } from '../sql/run-sql.ts'

/**
 * Holds a lesson from before it is read until it is stored, as `holdChangedRow` does, but behind the
 * course that it is in or will be in, as everywhere (`placeInCourse`, `changeLesson`): in the other
 * order each could wait for the other.
 */
export const holdSavedLesson: CollectionBeforeOperationHook = async (change) => {
  const { args, operation, req } = change
  const { id, data } = Object(args)
  if (operation === 'update' && Number.isSafeInteger(Number(id))) {
    const wanted = documentId(Object(data).course)
    await runSql(
      req,
      sql`
        select from courses
        where id = coalesce(
          ${Number.isSafeInteger(wanted) ? wanted : null}::bigint,
          (select course_id from lessons where id = ${Number(id)}::bigint))
        for no key update`,
    )
  }
  await holdChangedRow(change)
}
