import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook } from 'payload'
import { forgetTurns } from '../../drafts/take-turn.ts'
import { runSql } from '../../sql/run-sql.ts'
import { deleteLetters } from '../../students/letters.ts'

/**
 * A student who is deleted takes her results, letters, recordings and homework with her, and her name
 * out of the exercises that were made for her. Her row is held meanwhile, so that nothing that she
 * sends at this moment is stored behind it.
 */
export const deleteWhatIsOfStudent: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await runSql(req, sql`select id from students where id = ${id} for update`)
  await runSql(req, sql`delete from results where student_id = ${id}`)
  await deleteLetters(req, { student: Number(id) })
  const homework = await runSql(
    req,
    sql`delete from homework where student_id = ${id} returning id`,
  )
  for (const { id } of homework) await forgetTurns({ slug: 'homework', id: Number(id) }, req)
  await runSql(req, sql`delete from takes where student_id = ${id}`)
  await runSql(req, sql`update exercises set made_for = null where student_id = ${id}`)
  await runSql(
    req,
    sql`update _exercises_v set version_made_for = null where version_student_id = ${id}`,
  )
}
