import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { Letter, TakeSound } from '../../contract/letters.ts'
import { studentLimits } from '../../contract/student-limits.ts'
import { isoOf } from '../sql/iso-of.ts'
import { runSql } from '../sql/run-sql.ts'
import { inTransaction } from '../sql/transaction.ts'
import { holdConsenting } from './hold-consenting.ts'
import type { StudentSession } from './student-cookie.ts'

/** A recording that has been looked at. */
export interface CheckedTake {
  type: string
  seconds: number
  bytes: number
  /** Base64. */
  data: string
}

interface Said {
  text: string
  take: CheckedTake | null
}

interface NewAnswer extends Said {
  second: number | null
  /** When the one was given whose place it takes, null for none, undefined for whichever there is. */
  over?: string | null | undefined
}

export type StoreOutcome = 'stored' | 'not agreed' | 'too many' | 'no room'

/** Stores what a student sends, once under its own id. */
export async function storeLetter(
  payload: Payload,
  session: StudentSession,
  { letter, text, take }: Said & { letter: string },
): Promise<StoreOutcome> {
  const { id } = session
  const req = await createLocalReq({}, payload)
  return inTransaction(req, async () => {
    if (!(await holdConsenting(req, session))) return 'not agreed'
    const key = `${id}:${letter}`
    const { isKnown, waiting, all } = await countLetters(req, id, key)
    if (isKnown) return 'stored'
    if (waiting >= studentLimits.waitingLetters || all >= studentLimits.letters) return 'too many'
    const takeId = take && (await storeTake(req, { student: id, take }))
    if (take && takeId === null) return 'no room'
    await runSql(
      req,
      sql`insert into letters (student_id, key, text, take_id) values (${id}, ${key}, ${text}, ${takeId})`,
    )
    return 'stored'
  })
}

async function countLetters(req: PayloadRequest, id: number, key: string) {
  const [row] = await runSql(
    req,
    sql`select count(*)::integer as "all", coalesce(bool_or(key = ${key}), false) as "isKnown",
      count(*) filter (where answered_at is null)::integer as waiting
      from letters where student_id = ${id}`,
  )
  return Counts.parse(row)
}

const Counts = z.object({ all: z.number(), waiting: z.number(), isKnown: z.boolean() })

interface NewTake {
  student: number
  take: CheckedTake
  /** The id of the one that goes as this one comes. */
  replaced?: unknown
}

/** Null where the student's recordings would take too much room. */
async function storeTake(req: PayloadRequest, { student, take, replaced = null }: NewTake) {
  const { type, seconds, bytes, data } = take
  const [row] = await runSql(
    req,
    sql`insert into takes (student_id, type, seconds, bytes, data)
      select ${student}, ${type}, ${seconds}, ${bytes}, ${data}
      where (select coalesce(sum(t.bytes), 0) from takes t
          where t.student_id = ${student} and t.id is distinct from ${replaced}::integer)
        + ${bytes} <= ${studentLimits.allTakes}
      returning id`,
  )
  return row ? Number(row.id) : null
}

/**
 * Stores the tutor's answer; a later one takes the place of the one before, with its recording, unless
 * another was given meanwhile; the same once more, of which no word had come back, is stored. The
 * student's row is held first, as by whoever deletes her: no answer overlooks what another stores at
 * this moment, and none waits for a delete that waits for it.
 */
export async function storeAnswer(
  payload: Payload,
  letter: number,
  { text, take, second, over }: NewAnswer,
): Promise<'stored' | 'gone' | 'no room' | 'answered'> {
  const req = await createLocalReq({}, payload)
  return inTransaction(req, async () => {
    await runSql(
      req,
      sql`select id from students where id = (select student_id from letters where id = ${letter})
        for no key update`,
    )
    const [found] = await runSql(
      req,
      sql`select l.student_id, l.answer_take_id, ${isoOf(sql`l.answered_at`)} as "answeredAt",
          coalesce(l.answer, '') = ${text} and ${take?.data ?? null}::text is not distinct from
            (select t.data from takes t where t.id = l.answer_take_id) as "isSame"
        from letters l where l.id = ${letter} for update`,
    )
    if (!found) return 'gone'
    const isAnother = over !== undefined && found.answeredAt !== over
    if (isAnother) return found.isSame === true ? 'stored' : 'answered'
    const replaced = found.answer_take_id ?? null
    const takeId =
      take && (await storeTake(req, { student: Number(found.student_id), take, replaced }))
    if (take && takeId === null) return 'no room'
    await runSql(
      req,
      sql`update letters set answer = ${text}, answer_take_id = ${takeId}, answer_second = ${second},
        answered_at = now(), updated_at = now() where id = ${letter}`,
    )
    await runSql(req, sql`delete from takes where id = ${replaced}`)
    return 'stored'
  })
}

const takeOf = (take: SQL) =>
  sql`case when ${take}.id is null then null
    else json_build_object('id', ${take}.id, 'seconds', ${take}.seconds) end`

/** A student's letters, the newest first, without the sound itself. */
export async function readLettersOf(payload: Payload, student: number): Promise<Letter[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select l.id, ${isoOf(sql`l.created_at`)} as "sentAt", coalesce(l.text, '') as text,
      ${takeOf(sql`t`)} as take, ${isoOf(sql`l.answered_at`)} as "answeredAt",
      coalesce(l.answer, '') as answer, ${takeOf(sql`a`)} as "answerTake",
      l.answer_second::float8 as "answerSecond",
      case when t.id is null and a.id is null then null
        else ${isoOf(sql`(l.answered_at + make_interval(days => ${studentLimits.takeDays}))`)} end
        as "takesGoAt"
    from letters l left join takes t on t.id = l.take_id left join takes a on a.id = l.answer_take_id
    where l.student_id = ${student} order by l.created_at desc, l.id desc`)
  return z.array(Letter).parse(rows)
}

/** A recording; for a student one of her own letters alone. Null where there is none. */
export async function readTake(
  payload: Payload,
  { id, student }: { id: number; student?: number },
): Promise<TakeSound | null> {
  const whose = student === undefined ? sql`true` : sql`student_id = ${student}`
  const { rows } = await payload.db.drizzle.execute(
    sql`select type, data from takes where id = ${id} and ${whose}`,
  )
  return rows[0] ? TakeSound.parse(rows[0]) : null
}

/**
 * Deletes letters with their recordings: one of a student's, or all of them, in the transaction of the
 * request.
 */
export const deleteLetters = (
  req: PayloadRequest,
  { student, letter }: { student: number; letter?: number },
): Promise<void> =>
  deleteWhich(req, student, letter === undefined ? sql`true` : sql`l.id = ${letter}`)

/** Her row is held first: no recording of an answer that is stored at this moment is overlooked. */
async function deleteWhich(req: PayloadRequest, student: number, which: SQL): Promise<void> {
  await runSql(req, sql`select id from students where id = ${student} for no key update`)
  await runSql(
    req,
    sql`with gone as (
        delete from letters l where l.student_id = ${student} and ${which}
        returning take_id, answer_take_id)
      delete from takes t using gone
      where t.student_id = ${student} and t.id in (gone.take_id, gone.answer_take_id)`,
  )
}

/**
 * Deletes letters so many days after they were sent, with their recordings and answers: what a
 * student has sent stays no longer than she was told when she agreed.
 */
export async function deleteOldLetters(req: PayloadRequest, days: number): Promise<void> {
  const old = sql`l.created_at < now() - make_interval(days => ${days})`
  const rows = await runSql(req, sql`select distinct student_id from letters l where ${old}`)
  for (const { student_id } of rows) {
    await inTransaction(req, () => deleteWhich(req, Number(student_id), old))
  }
}

/** Deletes recordings some time after their letters were answered; the words of both stay. */
export async function deleteOldTakes(req: PayloadRequest): Promise<void> {
  await runSql(
    req,
    sql`delete from takes t using letters l
      where t.id in (l.take_id, l.answer_take_id)
        and l.answered_at < now() - make_interval(days => ${studentLimits.takeDays})`,
  )
}
