import type { StudentSession } from '../../content/students/student-cookie.ts'
import { openToken, signToken } from '../../environment/signed-token.ts'

/** How long an interactive lesson's address opens it (decision 19). */
export const ticketMs = 5 * 60 * 1000

/** What a ticket allows: one lesson, until a moment, with or without what visitors may not see. */
export interface Ticket {
  lessonId: number
  /** Milliseconds since the epoch. */
  expiresAt: number
  /** True where a signed-in admin asked: premium content and drafts (decisions 13, 14). */
  allowsWithheld: boolean
  /** The student who asked: what is open to her is looked up again when the ticket is used. */
  student: StudentSession | null
}

interface TicketRequest {
  lessonId: number
  allowsWithheld: boolean
  student?: StudentSession | null
  now: number
  secret: string
  validMs?: number
}

/** A ticket as it stands in an address: `lessonId.expiresAt.0|1|student.signature`. */
export function signTicket(request: TicketRequest): string {
  const { lessonId, allowsWithheld, student, now, secret, validMs = ticketMs } = request
  const asker = student ? `s${student.id}-${student.version}` : allowsWithheld ? '1' : '0'
  const body = `${lessonId}.${now + validMs}.${asker}`
  return signToken('lesson-ticket', body, secret)
}

/** The ticket, or null where it is malformed, forged or past its time. */
export function readTicket(
  ticket: string,
  { now, secret }: { now: number; secret: string },
): Ticket | null {
  const body = openToken('lesson-ticket', ticket, secret)
  const match = /^(\d{1,10})\.(\d{1,15})\.(?:([01])|s(\d{1,10})-(\d{1,10}))$/.exec(body ?? '')
  if (!match) return null
  const [, lessonId, expiresAt, withheld, studentId, version] = match
  if (Number(expiresAt) <= now) return null
  return {
    lessonId: Number(lessonId),
    expiresAt: Number(expiresAt),
    allowsWithheld: withheld === '1',
    student: studentId ? { id: Number(studentId), version: Number(version) } : null,
  }
}
