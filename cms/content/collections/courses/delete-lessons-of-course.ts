import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook } from 'payload'
import { runSql } from '../../sql/run-sql.ts'

/**
 * A course that is deleted for good takes its lessons with it, those in the trash too. Its row is held
 * first, as by whoever adds or saves a lesson (`placeInCourse`): none comes to it meanwhile, and
 * nobody waits for what waits for him. One by one: where Payload deletes several, it gathers failures
 * and throws none.
 */
export const deleteLessonsOfCourse: CollectionBeforeDeleteHook = async ({ id: course, req }) => {
  await runSql(req, sql`select from courses where id = ${course} for update`)
  const rows = await runSql(
    req,
    sql`select id from lessons where course_id = ${course} order by id`,
  )
  for (const { id } of rows) {
    await req.payload.delete({
      collection: 'lessons',
      id: Number(id),
      trash: true,
      req,
      overrideAccess: true, // who may delete the course has been checked
    })
  }
}
