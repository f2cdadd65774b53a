import { sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq, type Payload } from 'payload'
import type { StudentEvent } from '../../contract/student-events.ts'
import { studentLimits } from '../../contract/student-limits.ts'
import { besideForms } from '../drafts/take-turn.ts'
import { runSql } from '../sql/run-sql.ts'
import { inTransaction } from '../sql/transaction.ts'
import { holdConsenting } from './hold-consenting.ts'
import { deleteLetters } from './letters.ts'
import type { StudentSession } from './student-cookie.ts'

/** Something that a student has done, as it is stored. */
export interface StoredResult {
  event: string
  kind: StudentEvent['kind']
  /** What it was done in: the one or the other. */
  lesson?: number
  exercise?: number
  title: string
  /** ISO 8601, by her device's clock; what is yet to come is stored as of now. */
  at: string
  data: object
}

/** So many results of one student are kept. More within a year are hardly a learner's doing. */
const mostResults = 20_000

/** Notes that she agrees to send her results, or does so no longer. */
export async function saveConsent(
  payload: Payload,
  { id }: StudentSession,
  agrees: boolean,
): Promise<void> {
  const at = agrees ? sql`coalesce(consented_at, now())` : sql`null`
  await payload.db.drizzle.execute(sql`update students set consented_at = ${at} where id = ${id}`)
}

/** How much she has sent: results and letters. */
export async function countResults(payload: Payload, { id }: StudentSession): Promise<number> {
  const { rows } = await payload.db.drizzle.execute(
    sql`select (select count(*) from results where student_id = ${id})::integer
      + (select count(*) from letters where student_id = ${id})::integer as sent`,
  )
  return Number(rows[0]?.sent ?? 0)
}

/** Deletes everything that she has sent, with the answers to it: all of it, or nothing. */
export async function deleteSent(payload: Payload, { id }: StudentSession): Promise<void> {
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async () => {
    await deleteLetters(req, { student: id })
    await runSql(req, sql`delete from results where student_id = ${id}`)
  })
}

/**
 * Stores what she has sent, each event once; where that is too much, what came first of all goes.
 * @returns false where she has not agreed, or her link does not work any more.
 */
export async function storeResults(
  payload: Payload,
  session: StudentSession,
  results: readonly StoredResult[],
): Promise<boolean> {
  const { id } = session
  const req = await createLocalReq({}, payload)
  return inTransaction(req, async () => {
    if (!(await holdConsenting(req, session))) return false
    if (results.length === 0) return true
    // Of the moment in which her row is held: of two sends the one stored later has the later time.
    // Nothing is of a time to come, whatever her device says: it would outdo all that is done until
    // then. What becomes of one moment in that way keeps its order by the ids of the rows.
    await runSql(
      req,
      sql`insert into results
          (student_id, event, key, kind, lesson_id, exercise_id, title, at, data, created_at)
        select ${id}, e.event, ${`${id}:`} || e.event, e.kind::enum_results_kind, l.id, x.id,
          e.title, least(e.at::timestamptz, statement_timestamp()), e.data, statement_timestamp()
        from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as e(event text, kind text,
          lesson integer, exercise integer, title text, at text, data jsonb)
        left join lessons l on l.id = e.lesson left join exercises x on x.id = e.exercise
        where l.id is not null or x.id is not null
        order by e.at::timestamptz, e.event
        on conflict (key) do nothing`,
    )
    // By the server's clock: what is sent now is new, whatever her device says.
    await runSql(
      req,
      sql`delete from results
        where (select count(*) from results where student_id = ${id}) > ${mostResults}
          and id in (select id from results where student_id = ${id}
            order by created_at desc, id desc offset ${mostResults})`,
    )
    return true
  })
}

/**
 * What somebody opened by a code before her tutor sent her a link goes on under the link, as far as
 * it still opens something that she has not from the same code, and there is room for it: with more
 * grants than a student may have, she could not be saved any more. Both rows are held, since whoever
 * saves a student writes all of her grants anew.
 */
export async function takeGrantsAlong(
  payload: Payload,
  from: StudentSession,
  to: StudentSession,
): Promise<void> {
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async () => {
    await runSql(
      req,
      sql`select id from students where id in (${from.id}, ${to.id}) order by id for update`,
    )
    await besideForms({ slug: 'students', id: to.id }, req, () =>
      runSql(
        req,
        sql`with moved as (update students_grants set _parent_id = ${to.id}, _order = _order + 1000
        where id in (select g.id from students_grants g
          where g._parent_id = ${from.id} and g.code_id is not null
            and (g.until is null or g.until > now())
            and (g.scope = 'all' or g.course_id is not null or g.lesson_id is not null)
            and exists (select from students s where s.id = ${from.id} and s.link_hash is null)
            and not exists (select from students_grants o where o._parent_id = ${to.id}
              and o.code_id = g.code_id and (o.until is null or o.until > now()))
          order by g._order
          limit (select greatest(0, ${studentLimits.grants} - count(*)) from students_grants
            where _parent_id = ${to.id}))
        returning id)
        update students set updated_at = now() where id = ${to.id} and exists (select from moved)`,
      ),
    )
  })
}
