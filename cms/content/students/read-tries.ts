import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'

const WordRow = z.object({ word: z.string(), verdicts: z.array(z.string()) })

/**
 * The verdicts of the first tries at each word that a student was asked: the oldest first, and first
 * the word that was asked first, by her device's clock. Postgres sums them up: read row by row, two
 * years of practice would keep everybody else waiting.
 */
export async function readTries(
  payload: Payload,
  student: number,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select data->>'word' as word,
      array_agg(coalesce(data->>'verdict', '') order by at, id) as verdicts
    from results
    where student_id = ${student} and kind in ('words', 'answered') and data->>'word' is not null
    group by 1 order by min(at), min(id)`)
  return new Map(
    rows.map((row) => WordRow.parse(row)).map(({ word, verdicts }) => [word, verdicts]),
  )
}

const ThingRow = z.object({ lesson: z.number().nullable(), exercise: z.number().nullable() })

/** Ids of what a student was asked these words in; last in each list what asked her last. */
export async function readAskers(
  payload: Payload,
  student: number,
  words: readonly string[],
): Promise<{ lessons: number[]; exercises: number[] }> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select lesson_id as lesson, exercise_id as exercise from results
    where student_id = ${student} and kind in ('words', 'answered')
      and data->>'word' in (select jsonb_array_elements_text(${JSON.stringify(words)}::jsonb))
    group by 1, 2 order by max(at), max(id)`)
  const things = rows.map((row) => ThingRow.parse(row))
  return {
    lessons: things.flatMap(({ lesson }) => lesson ?? []),
    exercises: things.flatMap(({ exercise }) => exercise ?? []),
  }
}
