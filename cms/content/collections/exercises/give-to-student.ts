import { sql } from '@payloadcms/db-postgres'
import {
  type CollectionAfterChangeHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { studentLimits } from '../../../contract/student-limits.ts'
import { noteGivenStudent, takeGivenStudent } from '../../drafts/context.ts'
import { besideForms } from '../../drafts/take-turn.ts'
import { runSql } from '../../sql/run-sql.ts'
import { documentId } from '../document-id.ts'

/**
 * The student whom it is made for may have been deleted while the form was open.
 * @throws ValidationError
 */
export const requireStudent: CollectionBeforeChangeHook = async ({ data, req }) => {
  const student = documentId(data.student)
  if (student === null) return data
  const found = await runSql(req, sql`select id from students where id = ${student}`)
  if (found.length === 0) throw refused('This student no longer exists.')
  return data
}

/**
 * An exercise that is made for a student is given to her when it is published, behind what she has:
 * before it is written, since of a bulk edit what is refused later stays published all the same.
 * @throws ValidationError where she has as many as a student may have.
 */
export const giveStored: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'update') await give({ ...data, id: originalDoc.id }, req)
  return data
}

/**
 * A new one has no number before it is written; where she cannot have it, all is rolled back.
 * @throws ValidationError as `giveStored` does.
 */
export const giveCreated: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'create') await give(doc, req)
  return doc
}

/**
 * Payload looks at the fields after `giveStored`, and of a bulk edit it stores the rest all the same:
 * what was refused for its fields stays a draft, which no student has.
 */
export const takeRefusedBack: CollectionAfterOperationHook = async ({ operation, req, result }) => {
  if (operation !== 'update') return result
  for (const { id } of result.errors) {
    const student = takeGivenStudent(Number(id), req)
    if (student === undefined) continue
    await runSql(
      req,
      sql`delete from students_rels
        where parent_id = ${student} and path = 'exercises' and exercises_id = ${Number(id)}`,
    )
  }
  return result
}

interface Given {
  id: number
  student?: unknown
  _status?: string | null
  deletedAt?: string | null
}

/** Her row is held meanwhile, and counts as changed; a form of hers that is open takes it along. */
async function give(exercise: Given, req: PayloadRequest): Promise<void> {
  const student = documentId(exercise.student)
  if (exercise._status !== 'published' || exercise.deletedAt || student === null) return
  await runSql(req, sql`select id from students where id = ${student} for no key update`)
  const added = await besideForms({ slug: 'students', id: student }, req, () =>
    runSql(
      req,
      sql`with given as (insert into students_rels (parent_id, path, "order", exercises_id)
      select s.id, 'exercises',
        coalesce((select max(r."order") from students_rels r
          where r.parent_id = s.id and r.path = 'exercises'), 0) + 1, ${exercise.id}
      from students s where s.id = ${student}
        and not exists (select from students_rels r
          where r.parent_id = s.id and r.path = 'exercises' and r.exercises_id = ${exercise.id})
        and (select count(*) from students_rels r
          where r.parent_id = s.id and r.path = 'exercises') < ${studentLimits.given}
      returning parent_id)
      update students set updated_at = now() where id in (select parent_id from given)
      returning id`,
    ),
  )
  if (added.length > 0) return noteGivenStudent(exercise.id, student, req)
  const given = await runSql(
    req,
    sql`select 1 from students_rels r
      where r.parent_id = ${student} and r.path = 'exercises' and r.exercises_id = ${exercise.id}`,
  )
  if (given.length === 0) throw refused(hasEnough)
}

const hasEnough = `This student has ${studentLimits.given} exercises. Remove one on their page, then publish.`

const refused = (message: string) =>
  new ValidationError({ collection: 'exercises', errors: [{ path: 'student', message }] })
