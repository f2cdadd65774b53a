import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { runSql } from '../sql/run-sql.ts'
import { isOfSession, isOpen } from './open-student.ts'
import type { StudentSession } from './student-cookie.ts'

/**
 * Holds a student's row until the transaction ends, so that nothing is stored of somebody who is
 * deleted, shut out or withdraws her consent at this moment.
 * @returns false where she has not agreed, or her link does not work any more.
 */
export async function holdConsenting(
  req: PayloadRequest,
  session: StudentSession,
): Promise<boolean> {
  const [student] = await runSql(
    req,
    sql`select s.id from students s where ${isOfSession(session)}
      and s.consented_at is not null and ${isOpen} for no key update of s`,
  )
  return student !== undefined
}
