import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, TypedUser } from 'payload'
import { z } from 'zod'
import { exerciseEventKinds } from '../../contract/student-events.ts'
import { isoOf } from '../sql/iso-of.ts'

const Row = z.object({
  student: z.number(),
  title: z.string(),
  time: z.string(),
  isDone: z.boolean(),
  right: z.number().nullable(),
  total: z.number().nullable(),
})

const kindsOfExercises = sql.join(
  exerciseEventKinds.map((kind) => sql`${kind}`),
  sql`, `,
)

/** Something that a student did and that her tutor has not looked at. */
export type NewResult = z.infer<typeof Row> & { name: string }

/**
 * What came in since the tutor looked at each student, the newest first, a line for each lesson and
 * exercise. Results of what was deleted are grouped by kind and title, as in the report. The sums are
 * made by SQL: the students' names are read with the user's rights, and lines of students whom she
 * may not read are left out.
 */
export async function readNewResults(
  payload: Payload,
  user: TypedUser,
  shown: number,
): Promise<{ count: number; lines: NewResult[] }> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select r.student_id as student, coalesce(max(r.title), '') as title,
      ${isoOf(sql`max(r.created_at)`)} as time,
      bool_or(r.kind = 'finished') or coalesce(
        (array_agg(r.data->>'undone' is distinct from 'true' order by r.at desc, r.id desc)
          filter (where r.kind = 'done'))[1],
        false) as "isDone",
      (array_agg((r.data->>'right')::integer order by r.at, r.id) filter (where r.kind in ('quiz', 'finished')))[1]
        as "right",
      (array_agg((r.data->>'total')::integer order by r.at, r.id) filter (where r.kind in ('quiz', 'finished')))[1]
        as total
    from results r join students s on s.id = r.student_id
    where s.results_seen_at is null or r.created_at > s.results_seen_at
    group by r.student_id, r.lesson_id, r.exercise_id,
      case when coalesce(r.lesson_id, r.exercise_id) is null
        then (r.title, r.kind in (${kindsOfExercises})) end
    order by max(r.created_at) desc`)
  const all = z.array(Row).parse(rows)
  const { docs } = await payload.find({
    collection: 'students',
    where: { id: { in: [...new Set(all.map(({ student }) => student))] } },
    select: { name: true },
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
  })
  const names = new Map(docs.map(({ id, name }) => [id, name]))
  const lines = all.flatMap((row) => {
    const name = names.get(row.student)
    return name === undefined ? [] : [{ ...row, name }]
  })
  return { count: lines.length, lines: lines.slice(0, shown) }
}

/** When something of a student's came in last; null where nothing is there. */
export async function newestResultAt(payload: Payload): Promise<string | null> {
  const { rows } = await payload.db.drizzle.execute(
    sql`select to_char(greatest((select max(created_at) from results),
      (select max(created_at) from letters)), 'YYYY-MM-DD HH24:MI:SS.US') as newest`,
  )
  return z
    .string()
    .nullable()
    .parse(rows[0]?.newest ?? null)
}
