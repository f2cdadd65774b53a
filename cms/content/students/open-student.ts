import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { isoOf } from '../sql/iso-of.ts'
import type { Grants } from './grants.ts'
import { hashOf } from './secrets.ts'
import type { StudentSession } from './student-cookie.ts'

/** A student whose link works at this moment. */
export interface OpenStudent extends StudentSession {
  name: string
  /** False for somebody who has only typed a code. */
  hasLink: boolean
  consentedAt: string | null
  endsAt: string | null
  /** Lessons that were given to her, in the tutor's order. */
  given: readonly number[]
  /** Exercises that were given to her, in the tutor's order. */
  exercises: readonly number[]
  grants: Grants
  /** The grants one by one, as her page tells them. */
  open: readonly OneGrant[]
}

const OneGrant = z.object({
  scope: z.enum(['all', 'course', 'lesson']),
  course: z.number().nullable(),
  lesson: z.number().nullable(),
  until: z.string().nullable(),
})
export type OneGrant = z.infer<typeof OneGrant>

const Row = z.object({
  id: z.number(),
  version: z.number(),
  name: z.string(),
  hasLink: z.boolean(),
  consentedAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  given: z.array(z.number()),
  exercises: z.array(z.number()),
  open: z.array(OneGrant),
})

// The server alone asks this, by SQL: at each request of a student's browser there is one question,
// whose answer is the same for what is unknown, ended and revoked. She has no rights in Payload.

/** The condition under which a student's link and devices work. */
export const isOpen = sql`s.revoked_at is null and (s.ends_at is null or s.ends_at > now())`

/** Each new link has another, and ends the devices of the one before. */
export const linkVersion = sql`coalesce(s.link_version, 1)`

/** The condition under which a row is the student of these devices, whose link was not replaced. */
export const isOfSession = ({ id, version }: StudentSession) =>
  sql`s.id = ${id} and ${linkVersion} = ${version}`

/** The student whom a cookie stands for; null where her link has ended, or was replaced. */
export const studentOfSession = (
  payload: Payload,
  session: StudentSession,
): Promise<OpenStudent | null> => findStudent(payload, isOfSession(session))

/** The student whom a link's secret opens; null for an unknown, old, ended or revoked one. */
export const studentOfSecret = (payload: Payload, secret: string): Promise<OpenStudent | null> =>
  findStudent(payload, sql`s.link_hash = ${hashOf('link', secret, payload.secret)}`)

async function findStudent(payload: Payload, condition: SQL): Promise<OpenStudent | null> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select s.id, ${linkVersion}::integer as version, s.name,
      s.link_hash is not null as "hasLink", ${isoOf(sql`s.consented_at`)} as "consentedAt",
      ${isoOf(sql`s.ends_at`)} as "endsAt",
      coalesce((select json_agg(r.lessons_id order by r."order") from students_rels r
        where r.parent_id = s.id and r.path = 'lessons' and r.lessons_id is not null), '[]') as given,
      coalesce((select json_agg(r.exercises_id order by r."order") from students_rels r
        where r.parent_id = s.id and r.path = 'exercises' and r.exercises_id is not null), '[]')
        as exercises,
      coalesce((select json_agg(json_build_object('scope', g.scope, 'course', g.course_id,
          'lesson', g.lesson_id, 'until', ${isoOf(sql`g.until`)}) order by g."_order")
        from students_grants g left join access_codes c on c.id = g.code_id
        where g."_parent_id" = s.id and (g.until is null or g.until > now())
          and c.revoked_at is null), '[]') as open
    from students s where ${condition} and ${isOpen}`)
  const [row] = rows
  if (!row) return null
  const student = Row.parse(row)
  return { ...student, grants: grantsOf(student) }
}

function grantsOf({
  open,
  given,
}: {
  open: readonly OneGrant[]
  given: readonly number[]
}): Grants {
  const named = (scope: OneGrant['scope'], name: 'course' | 'lesson') =>
    open.flatMap((grant) => (grant.scope === scope ? (grant[name] ?? []) : []))
  return {
    opensAll: open.some(({ scope }) => scope === 'all'),
    courses: new Set(named('course', 'course')),
    lessons: new Set([...named('lesson', 'lesson'), ...given]),
  }
}
