import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { signInsKeptDays } from '../../contract/account.ts'

/** Beyond so many, the oldest go earlier: who tries on and on fills no disk. */
const mostKept = 10_000

/** Deletes lines of the log that are older than they may be, and what was noted of ended sessions. */
export async function dropOldSignIns({ db }: Payload): Promise<void> {
  await db.drizzle.execute(sql`
    delete from sign_ins where created_at < now() - make_interval(days => ${signInsKeptDays})
      or id <= (select max(id) from sign_ins) - ${mostKept}`)
  await db.drizzle.execute(sql`
    delete from session_marks m where m.seen_at < now() - interval '1 day'
      and not exists (select 1 from admins_sessions s where s.id = m.sid)`)
}
