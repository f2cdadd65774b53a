import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { openToken, signToken } from '../../environment/signed-token.ts'
import { roleNow } from '../collections/admins/role-now.ts'
import { type Asker, readAsker, writeAsker } from './asker.ts'
import { studentOfSession } from './open-student.ts'
import type { StudentSession } from './student-cookie.ts'

const Row = z.object({ id: z.number(), title: z.string(), student: z.string() })

/** A homework with its student's name; for a student her own alone. */
export async function findHomework(
  payload: Payload,
  { id, student }: { id: number; student?: number },
): Promise<z.infer<typeof Row> | null> {
  const whose = student === undefined ? sql`true` : sql`h.student_id = ${student}`
  const { rows } = await payload.db.drizzle.execute(
    sql`select h.id, h.title, s.name as student from homework h join students s on s.id = h.student_id
      where h.id = ${id} and ${whose}`,
  )
  return rows[0] ? Row.parse(rows[0]) : null
}

/** What a student has to do, the newest first. */
export async function listHomework(payload: Payload, { id }: StudentSession) {
  const { rows } = await payload.db.drizzle.execute(
    sql`select id, title from homework where student_id = ${id} order by created_at desc, id desc`,
  )
  return z.array(Row.pick({ id: true, title: true })).parse(rows)
}

/** Long enough for an evening: what a student's opens is looked up again at each use. */
const ticketMs = 12 * 60 * 60 * 1000

/** Its student, or an owner by her id. */
export type HomeworkReader = { student: StudentSession } | { owner: number }

/** A ticket for the document of a homework, which is framed without cookies. */
export function signHomework(
  id: number,
  { reader, now, secret }: { reader: HomeworkReader; now: number; secret: string },
): string {
  const asker = 'owner' in reader ? { admin: reader.owner } : reader
  return signToken('homework', `${id}.${now + ticketMs}.${writeAsker(asker)}`, secret)
}

/** The document that a ticket opens at this moment; null where it, her link or her account has ended. */
export async function openHomework(
  payload: Payload,
  asked: AskedHomework,
): Promise<HomeworkDocument | null> {
  const row = await openRow(
    payload,
    asked,
    sql`title, html_content as html, files_key as "filesKey"`,
  )
  return row ? HomeworkDocument.parse(row) : null
}

/** Whether a ticket opens a homework that has these files. */
export async function mayOpenHomeworkFiles(
  payload: Payload,
  { key, ...asked }: AskedHomework & { key: string },
): Promise<boolean> {
  const row = await openRow(payload, asked, sql`files_key as "filesKey"`)
  return row?.filesKey === key
}

interface AskedHomework {
  id: number
  ticket: string
  now: number
}

async function openRow(payload: Payload, { id, ticket, now }: AskedHomework, columns: SQL) {
  const body = openToken('homework', ticket, payload.secret)
  const match = /^(\d{1,10})\.(\d{1,15})\.([as\d-]+)$/.exec(body ?? '')
  if (!match || Number(match[1]) !== id || Number(match[2]) <= now) return null
  const asker = readAsker(match[3] ?? '')
  if (!asker || !(await mayRead(payload, asker))) return null
  const whose = 'student' in asker ? sql`student_id = ${asker.student.id}` : sql`true`
  const { rows } = await payload.db.drizzle.execute(
    sql`select ${columns} from homework where id = ${id} and ${whose}`,
  )
  return rows[0] ?? null
}

/** Looked up again at each use: her link or account may have ended since. */
const mayRead = async (payload: Payload, asker: NonNullable<Asker>): Promise<boolean> =>
  'student' in asker
    ? (await studentOfSession(payload, asker.student)) !== null
    : (await roleNow(asker.admin, payload)) === 'owner'

const HomeworkDocument = z.object({
  title: z.string(),
  html: z.string(),
  /** Of the files that the page has beside it. */
  filesKey: z.string().nullable(),
})
type HomeworkDocument = z.infer<typeof HomeworkDocument>
