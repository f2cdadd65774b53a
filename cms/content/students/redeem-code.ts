import { sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { HttpError } from '../../contract/http-error.ts'
import { studentLimits } from '../../contract/student-limits.ts'
import { besideForms } from '../drafts/take-turn.ts'
import type { Student } from '../payload-types.ts'
import { isoOf } from '../sql/iso-of.ts'
import { runSql } from '../sql/run-sql.ts'
import { inTransaction } from '../sql/transaction.ts'
import { isOpen, linkVersion } from './open-student.ts'
import { hashOf, typedCode } from './secrets.ts'
import type { StudentSession } from './student-cookie.ts'

const dayMs = 24 * 60 * 60 * 1000

interface Typed {
  code: string
  /** By which a browser is known whose student has not been told to it yet. */
  browser?: string | undefined
}

/**
 * What a code opens is opened for the student of this browser, or for a new one; for the one that the
 * same browser was made a moment ago, where no answer came to it. The code's row is held meanwhile: of
 * two who type the last use of it at once, one comes too late. A save of a student who has it only
 * names it, and is let through: it holds her row, for which this waits.
 * @returns null for a code that is unknown, used up, ended or revoked, or whose lessons are all gone.
 * @throws HttpError 409 where she has as many grants as she may have.
 */
export async function redeemCode(
  payload: Payload,
  { code, browser }: Typed,
  browsers: StudentSession | null,
): Promise<StudentSession | null> {
  // Looked for in any case, so that what can be no code takes as long.
  const hash = hashOf('code', typedCode(code) ?? '', payload.secret)
  const browserHash = browser === undefined ? null : hashOf('browser', browser, payload.secret)
  const req = await createLocalReq({}, payload)
  return inTransaction(req, async () => {
    const [found] = await runSql(
      req,
      sql`select id, coalesce(used, 0) < uses as "isLeft" from access_codes
        where code_hash = ${hash} and revoked_at is null and (ends_at is null or ends_at > now())
          and exists (select from access_codes_grants g where g._parent_id = access_codes.id
            and case g.scope when 'course' then g.course_id is not null
              when 'lesson' then g.lesson_id is not null else true end)
        for no key update`,
    )
    if (!found) return null
    const codeId = Number(found.id)
    const student = browsers ?? (await madeBefore(req, codeId, browserHash))
    const known = student && (await openGrant(req, student.id, codeId))
    if (known) {
      await giveWhatIsNew(req, codeId, { ...known, id: student.id })
      return student
    }
    if (found.isLeft !== true) return null
    await runSql(
      req,
      sql`update access_codes set used = coalesce(used, 0) + 1 where id = ${codeId}`,
    )
    return browsers ? addGrants(req, codeId, browsers) : makeStudent(req, codeId, browserHash)
  })
}

/** Whom this code was made for a browser that was never told: the answer was lost, or two came at once. */
async function madeBefore(
  req: PayloadRequest,
  codeId: number,
  browserHash: string | null,
): Promise<StudentSession | null> {
  const [made] = await runSql(
    req,
    sql`select s.id, ${linkVersion}::integer as version from students s
      join students_grants g on g._parent_id = s.id and g.code_id = ${codeId}
      where s.browser_hash = ${browserHash} and ${isOpen} limit 1`,
  )
  return made ? { id: Number(made.id), version: Number(made.version) } : null
}

/**
 * Until when a student has what a code opens; null where she has nothing by it. Typed again on a
 * device that it has opened, a code uses up nothing.
 */
async function openGrant(req: PayloadRequest, studentId: number, codeId: number) {
  const [latest] = await runSql(
    req,
    sql`select ${isoOf(sql`until`)} as until
      from students_grants where _parent_id = ${studentId} and code_id = ${codeId}
        and (until is null or until > now()) order by students_grants.until desc nulls first limit 1`,
  )
  return latest ? { until: latest.until === null ? null : String(latest.until) } : null
}

type Grant = NonNullable<Student['grants']>[number]

const isOver = ({ until }: Grant) => Boolean(until) && Date.parse(until ?? '') < Date.now()

/**
 * What is over opens nothing, and would count among those that a student may have. What has ended
 * beside others of its code stays: typed again, the code would open it anew.
 */
function withoutOver(grants: readonly Grant[]): Grant[] {
  const openCodes = new Set(grants.flatMap((grant) => (isOver(grant) ? [] : [grant.code])))
  return grants.filter((grant) => !isOver(grant) || (grant.code && openCodes.has(grant.code)))
}

/** What a student has, which nobody else changes until the transaction ends. */
async function heldGrants(req: PayloadRequest, id: number): Promise<Grant[]> {
  await runSql(req, sql`select id from students where id = ${id} for update`)
  const student = await req.payload.findByID({ collection: 'students', id, ...asServer(req) })
  return student.grants ?? []
}

/**
 * What its tutor has let a code open since it was typed is opened too, as long as the rest: what it
 * opened then may be gone.
 */
async function giveWhatIsNew(
  req: PayloadRequest,
  codeId: number,
  { id, until }: { id: number; until: string | null },
): Promise<void> {
  const { payload } = req
  const code = await payload.findByID({ collection: 'access-codes', id: codeId, ...asServer(req) })
  const given = await heldGrants(req, id)
  // What has ended for this student alone stays so.
  const isKnown = (grant: Opens) =>
    given.some((other) => other.code === codeId && opensSame(grant, other))
  const fresh = code.grants.filter((grant) => !isKnown(grant))
  if (fresh.length === 0) return
  await storeGrants(req, id, [
    ...withoutOver(given),
    ...fresh.map((grant) => givenBy(codeId, grant, until)),
  ])
}

type Opens = Pick<Grant, 'scope' | 'course' | 'lesson'>

const opensSame = (one: Opens, other: Opens) =>
  one.scope === other.scope &&
  (one.scope !== 'course' || one.course === other.course) &&
  (one.scope !== 'lesson' || one.lesson === other.lesson)

const givenBy = (code: number, { scope, course, lesson }: Opens, until: string | null) => ({
  scope,
  course,
  lesson,
  until,
  code,
})

/** The code stands for the admin who made it. */
const asServer = (req: PayloadRequest) => ({ req, depth: 0, overrideAccess: true }) as const

async function addGrants(
  req: PayloadRequest,
  codeId: number,
  browsers: StudentSession,
): Promise<StudentSession> {
  const { given } = await whatCodeGives(req, codeId)
  const held = await heldGrants(req, browsers.id)
  const others = withoutOver(held).filter(({ code }) => code !== codeId)
  await storeGrants(req, browsers.id, [...others, ...given])
  return browsers
}

async function makeStudent(
  req: PayloadRequest,
  codeId: number,
  browserHash: string | null,
): Promise<StudentSession> {
  const { label, given } = await whatCodeGives(req, codeId)
  const data = { name: label, note: `Typed the access code “${label}”.`, grants: given }
  const { id } = await req.payload.create({ collection: 'students', data, ...asServer(req) })
  await runSql(req, sql`update students set browser_hash = ${browserHash} where id = ${id}`)
  return { id, version: 1 }
}

/** What a code that is typed at this moment opens. */
async function whatCodeGives(req: PayloadRequest, codeId: number) {
  const { label, days, grants } = await req.payload.findByID({
    collection: 'access-codes',
    id: codeId,
    ...asServer(req),
  })
  const until = days ? new Date(Date.now() + days * dayMs).toISOString() : null
  return { label, given: grants.map((grant) => givenBy(codeId, grant, until)) }
}

/** With more than a student may have, her tutor could save her no more: the code stays unused. */
async function storeGrants(req: PayloadRequest, id: number, grants: Grant[]): Promise<void> {
  if (grants.length > studentLimits.grants) throw new HttpError(409, noRoom)
  await besideForms({ slug: 'students', id }, req, () =>
    req.payload.update({ collection: 'students', id, data: { grants }, ...asServer(req) }),
  )
}

const noRoom =
  'This code is right, but with it more would be open to you than this site allows. Please ask your tutor.'
