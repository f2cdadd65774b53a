import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { sessionToken } from './session-token.ts'
import { sessionIdOf } from './sessions.ts'
import type { SignedInAdmin } from './signed-in-admin.ts'

/** How old a session may be before using it renews it: a day, or less where it lasts no week. */
const youngSeconds = (lifetime: number) => Math.min(24 * 60 * 60, lifetime / 7)

/**
 * A session that is used does not end in the middle of the work: a day after its start or its last
 * renewal it begins anew.
 * @returns the token for the cookie; null where the session is young, or has ended meanwhile.
 */
export async function renewSession(admin: SignedInAdmin, payload: Payload): Promise<string | null> {
  const { tokenExpiration } = payload.collections.admins.config.auth
  const sid = sessionIdOf(admin)
  const session = admin.sessions?.find(({ id }) => id === sid)
  if (!session) return null
  const isYoung = secondsUntil(session.expiresAt) > tokenExpiration - youngSeconds(tokenExpiration)
  if (isYoung) return null
  // Payload's own renewal writes the whole admin: a sign-out or a new password at the same moment
  // would be undone.
  const { rows } = await payload.db.drizzle.execute(sql`
    update admins_sessions set expires_at = now() + make_interval(secs => ${tokenExpiration})
    where id = ${sid} and _parent_id = ${admin.id} returning id`)
  if (rows.length === 0) return null
  return sessionToken(admin, sid, payload)
}

const secondsUntil = (date: Date | string) => (new Date(date).getTime() - Date.now()) / 1000
