import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Admin } from '../content/payload-types.ts'
import { runSql } from '../content/sql/run-sql.ts'
import { sessionToken } from './session-token.ts'

/**
 * Begins a session as Payload's own sign-in does, which knows passwords alone. Whoever calls it holds
 * the admin's row. @returns the token for the cookie.
 */
export async function beginSession(admin: Admin, req: PayloadRequest): Promise<string> {
  const sid = randomUUID()
  const { tokenExpiration } = req.payload.collections.admins.config.auth
  await runSql(
    req,
    sql`delete from admins_sessions where _parent_id = ${admin.id} and expires_at <= now()`,
  )
  await runSql(
    req,
    sql`insert into admins_sessions (_order, _parent_id, id, created_at, expires_at)
      select coalesce(max(_order), 0) + 1, ${admin.id}::int, ${sid}, now(),
        now() + make_interval(secs => ${tokenExpiration})
      from admins_sessions where _parent_id = ${admin.id}`,
  )
  return sessionToken(admin, sid, req.payload)
}
