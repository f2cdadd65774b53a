import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook } from 'payload'
import { studentLimits } from '../../../contract/student-limits.ts'
import { runSql } from '../../sql/run-sql.ts'
import { documentId } from '../document-id.ts'

/**
 * An exercise that is made for a student is given to her when it is published, behind what she has.
 * Her row is held meanwhile: a save of her own document cannot take it away again.
 */
export const giveToStudent: CollectionAfterChangeHook = async ({ doc, req }) => {
  const student = documentId(doc.student)
  if (doc._status !== 'published' || doc.deletedAt || student === null) return doc
  await runSql(req, sql`select id from students where id = ${student} for no key update`)
  await runSql(
    req,
    sql`insert into students_rels (parent_id, path, "order", exercises_id)
      select s.id, 'exercises',
        coalesce((select max(r."order") from students_rels r
          where r.parent_id = s.id and r.path = 'exercises'), 0) + 1, ${doc.id}
      from students s where s.id = ${student}
        and not exists (select from students_rels r
          where r.parent_id = s.id and r.path = 'exercises' and r.exercises_id = ${doc.id})
        and (select count(*) from students_rels r
          where r.parent_id = s.id and r.path = 'exercises') < ${studentLimits.given}`,
  )
  return doc
}
