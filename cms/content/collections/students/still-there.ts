import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { runSql } from '../../sql/run-sql.ts'

type Kind = 'courses' | 'exercises' | 'lessons'

/**
 * Which of the chosen documents have been deleted for good, by their places from 1. A form that was
 * open meanwhile still names them: the database would refuse it without saying where.
 */
export async function gonePlaces(
  kind: Kind,
  chosen: readonly unknown[],
  req: PayloadRequest,
): Promise<number[]> {
  const ids = z.array(z.int32()).safeParse(chosen).data ?? []
  if (ids.length === 0) return []
  const named = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )
  const rows = await runSql(req, sql`select id from ${sql.identifier(kind)} where id in (${named})`)
  const there = new Set(
    z
      .array(z.object({ id: z.number() }))
      .parse(rows)
      .map(({ id }) => id),
  )
  return ids.flatMap((id, index) => (there.has(id) ? [] : [index + 1]))
}
