import { sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import type { Student } from '../payload-types.ts'
import { runSql } from '../sql/run-sql.ts'
import { inTransaction } from '../sql/transaction.ts'
import { hashOf, typedCode } from './secrets.ts'
import type { StudentSession } from './student-cookie.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * What a code opens is opened for the student of this browser, or for a new one. The code's row is
 * held meanwhile: of two who type the last use of it at once, one comes too late.
 * @returns null for a code that is unknown, used up, ended or revoked, or whose lessons are all gone.
 */
export async function redeemCode(
  payload: Payload,
  text: string,
  browsers: StudentSession | null,
): Promise<StudentSession | null> {
  // Looked for in any case, so that what can be no code takes as long.
  const hash = hashOf('code', typedCode(text) ?? '', payload.secret)
  const req = await createLocalReq({}, payload)
  return inTransaction(req, async () => {
    const [found] = await runSql(
      req,
      sql`select id, coalesce(used, 0) < uses as "isLeft" from access_codes
        where code_hash = ${hash} and revoked_at is null and (ends_at is null or ends_at > now())
          and exists (select from access_codes_grants g where g._parent_id = access_codes.id
            and case g.scope when 'course' then g.course_id is not null
              when 'lesson' then g.lesson_id is not null else true end)
        for update`,
    )
    if (!found) return null
    const codeId = Number(found.id)
    if (browsers && (await hasOpenGrant(req, browsers.id, codeId))) return browsers
    if (found.isLeft !== true) return null
    await runSql(
      req,
      sql`update access_codes set used = coalesce(used, 0) + 1 where id = ${codeId}`,
    )
    return giveGrants(req, codeId, browsers)
  })
}

/** Typed again on a device that it has opened, a code uses up nothing. */
async function hasOpenGrant(req: PayloadRequest, studentId: number, codeId: number) {
  const rows = await runSql(
    req,
    sql`select id from students_grants where _parent_id = ${studentId} and code_id = ${codeId}
      and (until is null or until > now()) limit 1`,
  )
  return rows.length > 0
}

/** What is over opens nothing, and would count among those that a student may have. */
const isOver = ({ until }: Grant) => Boolean(until) && Date.parse(until ?? '') < Date.now()

type Grant = NonNullable<Student['grants']>[number]

async function giveGrants(
  req: PayloadRequest,
  codeId: number,
  browsers: StudentSession | null,
): Promise<StudentSession> {
  const { payload } = req
  // The code stands for the admin who made it.
  const asServer = { req, depth: 0, overrideAccess: true } as const
  const code = await payload.findByID({ collection: 'access-codes', id: codeId, ...asServer })
  const until = code.days ? new Date(Date.now() + code.days * dayMs).toISOString() : null
  const given = code.grants.map(({ scope, course, lesson }) => ({
    ...{ scope, course, lesson, until, code: codeId },
  }))
  if (!browsers) {
    const data = { name: code.label, note: `Typed the access code “${code.label}”.`, grants: given }
    const { id } = await payload.create({ collection: 'students', data, ...asServer })
    return { id, version: 1 }
  }
  await runSql(req, sql`select id from students where id = ${browsers.id} for update`)
  const student = await payload.findByID({ collection: 'students', id: browsers.id, ...asServer })
  const others = (student.grants ?? []).filter((grant) => grant.code !== codeId && !isOver(grant))
  const data = { grants: [...others, ...given] }
  await payload.update({ collection: 'students', id: browsers.id, data, ...asServer })
  return browsers
}
