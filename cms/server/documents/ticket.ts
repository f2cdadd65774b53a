import { readAsker, writeAsker } from '../../content/students/asker.ts'
import type { StudentSession } from '../../content/students/student-cookie.ts'
import { openToken, signToken } from '../../environment/signed-token.ts'

/** How long an interactive lesson's address opens it (decision 19). */
export const ticketMs = 5 * 60 * 1000

/** What a ticket allows: one lesson, until a moment, with or without what visitors may not see. */
export interface Ticket {
  lessonId: number
  /** Milliseconds since the epoch. */
  expiresAt: number
  /**
   * The signed-in admin who asked, to whom nothing is withheld (decisions 13, 14). Whether she still is
   * one is looked up when the ticket is used.
   */
  admin: number | null
  /** The student who asked: what is open to her is looked up again when the ticket is used. */
  student: StudentSession | null
}

interface TicketRequest {
  lessonId: number
  admin?: number | null
  student?: StudentSession | null
  now: number
  secret: string
  validMs?: number
}

/** A ticket as it stands in an address: `lessonId.expiresAt.asker.signature`, where 0 is any visitor. */
export function signTicket(request: TicketRequest): string {
  const { lessonId, admin, student, now, secret, validMs = ticketMs } = request
  const asker = student ? { student } : admin ? { admin } : null
  const body = `${lessonId}.${now + validMs}.${writeAsker(asker)}`
  return signToken('lesson-ticket', body, secret)
}

/** The ticket, or null where it is malformed, forged or past its time. */
export function readTicket(
  ticket: string,
  { now, secret }: { now: number; secret: string },
): Ticket | null {
  const body = openToken('lesson-ticket', ticket, secret)
  const match = /^(\d{1,10})\.(\d{1,15})\.([as\d-]+)$/.exec(body ?? '')
  if (!match) return null
  const [, lessonId, expiresAt, askerText = ''] = match
  const asker = readAsker(askerText)
  if (asker === undefined || Number(expiresAt) <= now) return null
  return {
    lessonId: Number(lessonId),
    expiresAt: Number(expiresAt),
    admin: asker && 'admin' in asker ? asker.admin : null,
    student: asker && 'student' in asker ? asker.student : null,
  }
}
