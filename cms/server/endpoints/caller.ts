import { sql } from '@payloadcms/db-postgres'
import type { Request } from 'express'
import { executeAuthStrategies, type Payload, parseCookies } from 'payload'
import type { Caller } from '../../api/caller.ts'
import { visitorReader } from '../../api/reader/sql-reader.ts'
import { storedReader } from '../../api/reader/stored-reader.ts'
import { lacksSecondStep } from '../../content/second-factor/required-second-step.ts'
import { opensSomething } from '../../content/students/grants.ts'
import { type OpenStudent, studentOfSession } from '../../content/students/open-student.ts'
import { type StudentSession, studentCookie } from '../../content/students/student-cookie.ts'
import { sessionCookie } from '../../environment/session-cookie.ts'
import { hasEnded, longestSession } from '../../sign-in/session-lifetime.ts'
import { noteSeen, sessionIdOf } from '../../sign-in/sessions.ts'
import type { SignedInAdmin } from '../../sign-in/signed-in-admin.ts'
import { clientAddress } from './client-address.ts'

/** The request's headers as Payload takes them, cookies alone: no other credential is known. */
export const cookieHeaders = (request: Request) =>
  new Headers(request.headers.cookie ? { cookie: request.headers.cookie } : {})

/** True where the request carries a session cookie, valid or not: its answer is not for all. */
const hasSession = (request: Request) =>
  parseCookies(cookieHeaders(request)).has(sessionCookie.name())

/** Who asks. One query where there is a cookie of an admin's or a student's, none otherwise. */
export async function callerOf(request: Request, payload: Payload): Promise<Caller> {
  const known = hasSession(request) ? await adminOf(request, payload) : null
  const held = known && (await lacksSecondStep(known.id, { payload })) ? known : null
  const admin = held ? null : known
  const student = known ? null : await studentOf(request, payload)
  const wantsDraft = request.query.draft === '1'
  const reader = admin
    ? storedReader(payload, { admin, wantsDraft })
    : student && opensSomething(student.grants)
      ? storedReader(payload, { grants: student.grants })
      : visitorReader(payload)
  const userAgent = request.headers['user-agent']
  return { admin, held, student, reader, payload, address: clientAddress(request), userAgent }
}

async function studentOf(request: Request, payload: Payload): Promise<OpenStudent | null> {
  const session = studentSessionOf(request, payload)
  return session && studentOfSession(payload, session)
}

/** Whose browser it is by its cookie, whether that still opens anything or not. */
export function studentSessionOf(
  request: Request,
  { secret }: Pick<Payload, 'secret'>,
): StudentSession | null {
  const cookie = parseCookies(cookieHeaders(request)).get(studentCookie.name())
  return studentCookie.read(cookie, secret)
}

/** What every visitor gets. */
export const visitor = (payload: Payload): Caller => ({
  admin: null,
  reader: visitorReader(payload),
  payload,
  address: '',
})

async function adminOf(request: Request, payload: Payload): Promise<SignedInAdmin | null> {
  const admin = await askForAdmin(request, payload)
  if (admin) return admin
  // Payload mistakes an unreachable database for a missing session: that must not sign anybody out.
  await payload.db.drizzle.execute(sql`select 1`)
  return askForAdmin(request, payload) // it may have come back meanwhile
}

/** Without the permissions that `payload.auth` looks up as well: what is asked decides who may. */
async function askForAdmin(request: Request, payload: Payload): Promise<SignedInAdmin | null> {
  const { user } = await executeAuthStrategies({ headers: cookieHeaders(request), payload })
  if (user?.collection !== 'admins') return null
  const session = user.sessions?.find(({ id }) => id === sessionIdOf(user))
  if (!session || hasEnded(session, Date.now(), longestSession())) return null
  noteSeen(user, payload)
  return user
}
