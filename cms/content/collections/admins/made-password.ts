import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeLoginHook,
  Payload,
  PayloadRequest,
} from 'payload'
import { madePasswordDays } from '../../../contract/made-password.ts'
import { runSql } from '../../sql/run-sql.ts'

declare module 'payload' {
  interface RequestContext {
    /** The password that is stored was made by the site. */
    isMadePassword?: boolean
  }
}

// A table of its own, of which Payload's REST knows nothing: nobody can lengthen it.

/** The password was right, but the site had made it, and its days are over. */
export class MadePasswordEnded extends Error {
  override readonly name = 'MadePasswordEnded'
}

/**
 * A password that the site makes gets its end (`isMadePassword`); one that somebody chooses has none
 * (decision 208).
 */
export const keepMadePassword: CollectionAfterChangeHook = async ({
  doc,
  operation,
  context,
  req,
}) => {
  if (operation === 'update' && !context.hasNewPassword) return doc
  await runSql(
    req,
    context.isMadePassword
      ? sql`insert into made_passwords (admin_id, ends_at)
          values (${doc.id}, now() + make_interval(days => ${madePasswordDays}))
          on conflict (admin_id) do update set ends_at = excluded.ends_at`
      : sql`delete from made_passwords where admin_id = ${doc.id}`,
  )
  return doc
}

/** As a hook of Payload's own sign-in, so that every way through it asks. */
export const refuseEndedPassword: CollectionBeforeLoginHook = async ({ user, req }) => {
  if (await hasEnded(Number(user.id), req)) throw new MadePasswordEnded()
  return user
}

async function hasEnded(adminId: number, req: PayloadRequest): Promise<boolean> {
  const rows = await runSql(
    req,
    sql`select from made_passwords where admin_id = ${adminId} and ends_at <= now()`,
  )
  return rows.length > 0
}

/** Until when an admin's password signs her in, where the site made it. */
export async function madePasswordEnd(adminId: number, { db }: Payload): Promise<string | null> {
  const { rows } = await db.drizzle.execute(
    sql`select ends_at from made_passwords where admin_id = ${adminId}`,
  )
  const [row] = rows
  return row ? new Date(String(row.ends_at)).toISOString() : null
}
