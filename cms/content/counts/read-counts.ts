import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, TypedUser } from 'payload'
import { z } from 'zod'
import { fewest, toldDays } from '../../contract/counted.ts'
import type { CountedDays, Figures } from '../../contract/counts.ts'
import { studioPaths } from '../../contract/studio-paths.ts'
import { asTutor, untitled } from '../desk/as-tutor.ts'

/** Lessons of a stretch of days, the most begun first. */
const shownLessons = 10

const Row = z.object({
  days: z.number(),
  lesson: z.number(),
  title: z.string().nullable(),
  visited: z.number(),
  begun: z.number(),
  finished: z.number(),
  right: z.number(),
  wrong: z.number(),
})
type Row = z.infer<typeof Row>

/** What was counted in the last days; nothing for a user who may not read it. */
export async function readCounts(payload: Payload, user: TypedUser): Promise<CountedDays[]> {
  const { depth: _, ...rights } = asTutor(user)
  const { totalDocs } = await payload.count({ collection: 'daily-counts', ...rights })
  if (totalDocs === 0) return []
  return Promise.all(toldDays.map((days) => readDays(payload, days)))
}

/**
 * The sums are made by SQL, whoever asks: `readCounts` looks at the rights before. They may be larger
 * than an integer of Postgres: everybody may count.
 */
async function readDays({ db }: Payload, days: number): Promise<CountedDays> {
  const timesOf = (kind: string) =>
    sql`coalesce(sum(c.times) filter (where c.kind = ${kind}), 0)::float8`
  const { rows } = await db.drizzle.execute(sql`
    select ${days}::integer as days, c.lesson::integer as lesson, max(l.title) as title,
      ${timesOf('visited')} as visited, ${timesOf('begun')} as begun,
      ${timesOf('finished')} as finished, ${timesOf('right')} as "right", ${timesOf('wrong')} as wrong
    from daily_counts c left join lessons l on l.id = c.lesson
    where c.day > to_char(now() at time zone 'utc' - make_interval(days => ${days}), 'YYYY-MM-DD')
    group by c.lesson`)
  return toldOf(days, z.array(Row).parse(rows))
}

/** What the tutor is told of the rows of some days. */
export function toldOf(days: number, rows: readonly Row[]): CountedDays {
  const sum = (kind: keyof Figures) => rows.reduce((all, row) => all + row[kind], 0)
  const lessons = rows
    .filter(({ lesson }) => lesson !== 0)
    .toSorted((a, b) => b.begun - a.begun || b.right + b.wrong - a.right - a.wrong)
  return {
    days,
    all: figuresOf(sum),
    lessons: lessons.slice(0, shownLessons).map((row) => ({
      href: studioPaths.document('lessons', row.lesson),
      title: row.title || untitled,
      figures: figuresOf((kind) => row[kind]),
    })),
  }
}

const figuresOf = (timesOf: (kind: keyof Figures) => number): Figures => ({
  visited: cell(timesOf('visited')),
  begun: cell(timesOf('begun')),
  finished: cell(timesOf('finished')),
  right: cell(timesOf('right')),
  wrong: cell(timesOf('wrong')),
})

/** So few might be one person. */
const cell = (times: number) => (times < fewest ? null : times)
