import { sql } from '@payloadcms/db-postgres'
import { LRUCache } from 'lru-cache'
import { createLocalReq, type Payload } from 'payload'
import { z } from 'zod'
import { holdAdmin } from '../content/collections/admins/hold-admin.ts'
import { fewSignInsAtOnce } from '../content/sql/few-at-once.ts'
import { runSql } from '../content/sql/run-sql.ts'
import { inTransaction } from '../content/sql/transaction.ts'
import type { AdminSession } from '../contract/account.ts'
import { logSecurity } from '../log/security-log.ts'
import { longestSession } from './session-lifetime.ts'
import type { SignedInAdmin } from './signed-in-admin.ts'

// Payload keeps the sessions themselves, and writes its list anew at every sign-in. What browser one
// belongs to, and when it was seen, stands beside it in `session_marks`.

/** 'Last seen' is as exact as this. */
const seenEveryMs = 5 * 60 * 1000

const Claims = z.object({ sid: z.uuid() })

/** Which of her sessions an admin asks with; '' where Payload did not say. */
export const sessionIdOf = (admin: SignedInAdmin): string =>
  '_sid' in admin && typeof admin._sid === 'string' ? admin._sid : ''

/** Writes down the browser of a session that has just begun. */
export async function noteSession(
  { admin, token }: { admin: { id: number }; token: string },
  browser: string,
  payload: Payload,
): Promise<void> {
  const [, claims = ''] = token.split('.')
  const { sid } = Claims.parse(JSON.parse(Buffer.from(claims, 'base64url').toString()))
  await payload.db.drizzle.execute(sql`
    insert into session_marks (sid, admin_id, browser) values (${sid}, ${admin.id}, ${browser})`)
}

const seen = new LRUCache<string, true>({ max: 1_000, ttl: seenEveryMs })

/** Notes that a session is in use. Nobody waits for it, and nothing depends on it. */
export function noteSeen(admin: SignedInAdmin, payload: Payload): void {
  const sid = sessionIdOf(admin)
  if (!sid || seen.has(sid)) return
  seen.set(sid, true)
  payload.db.drizzle
    .execute(sql`update session_marks set seen_at = now() where sid = ${sid}`)
    .catch((error: unknown) => {
      seen.delete(sid)
      payload.logger.warn({ err: error }, 'A session’s last use was not written down')
    })
}

const Row = z.object({
  id: z.string(),
  browser: z.string().nullable(),
  since: z.coerce.date(),
  seen: z.coerce.date().nullable(),
})

/** The browsers in which an admin is signed in; this one first, then the one seen last. */
export async function listSessions(
  admin: SignedInAdmin,
  payload: Payload,
): Promise<AdminSession[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select s.id, m.browser, s.created_at as since, m.seen_at as seen
    from admins_sessions s left join session_marks m on m.sid = s.id
    where s._parent_id = ${admin.id} and s.expires_at > now()
      and s.created_at > now() - make_interval(secs => ${longestSession() / 1000})
    order by s.id = ${sessionIdOf(admin)} desc, m.seen_at desc nulls last limit 1000`)
  return z
    .array(Row)
    .parse(rows)
    .map(({ id, browser, since, seen: lastSeen }) => ({
      id,
      browser: browser ?? 'Unknown browser',
      since: since.toISOString(),
      lastSeen: lastSeen?.toISOString() ?? null,
      isThis: id === sessionIdOf(admin),
    }))
}

/** Ends one session of an admin, or all but the one that she asks with. Gives how many ended. */
export const endSessions = (
  admin: SignedInAdmin,
  which: { id: string } | 'others',
  payload: Payload,
): Promise<number> =>
  fewSignInsAtOnce(async () => {
    const condition = which === 'others' ? sql`id <> ${sessionIdOf(admin)}` : sql`id = ${which.id}`
    const req = await createLocalReq({}, payload)
    return inTransaction(req, async () => {
      // Whoever is writing the list anew comes first: rows that are not there yet cannot be deleted.
      await holdAdmin(admin, req)
      const rows = await runSql(
        req,
        sql`delete from admins_sessions where _parent_id = ${admin.id} and ${condition} returning id`,
      )
      const line = { event: 'sessions-ended', admin: admin.id, count: rows.length } as const
      if (rows.length > 0) logSecurity(payload.logger, line, 'Sessions were ended')
      return rows.length
    })
  })
