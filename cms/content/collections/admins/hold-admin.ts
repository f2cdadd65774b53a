import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import {
  APIError,
  type CollectionAfterLogoutHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  type TypedUser,
} from 'payload'
import { holdName } from '../../sql/hold-name.ts'
import { runSql } from '../../sql/run-sql.ts'

// Payload reads an admin with password, role and sessions, and writes it back whole, at a sign-in
// after the fifth of a second that the check of the password takes. So whoever does so holds the row
// from before the reading to the end of the transaction (decision 171). What only names the row, as
// its sessions do, need not wait.

/** Holds the row of one admin to the end of the request's transaction. */
export const holdAdmin = (who: { id: number } | { username: string }, req: PayloadRequest) =>
  hold('id' in who ? sql`id = ${who.id}` : sql`username = ${who.username}`, req)

/** What takes an owner away waits for each other; always before a row is held. */
export const holdOwners = (req: PayloadRequest) => holdName(req, 'owner-leaves')

/** Changes, deletions and renewals of a session, through whichever door of Payload. */
export const holdChangedAdmin: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'refresh') return holdRefreshed(req)
  if (operation !== 'update' && operation !== 'delete') return
  const { id, data } = { id: undefined, data: undefined, ...Object(args) }
  const role = Object(data).role
  if (operation === 'delete' || (role !== undefined && role !== 'owner')) await holdOwners(req)
  const isOne = Number.isSafeInteger(Number(id ?? Number.NaN))
  await hold(isOne ? sql`id = ${Number(id)}` : sql`true`, req)
}

/** Payload calls this, despite its name, before it reads the sessions of whoever signs out. */
export const holdLeaving: CollectionAfterLogoutHook = async ({ req }) => {
  if (req.user) await hold(sql`id = ${Number(req.user.id)}`, req)
}

async function holdRefreshed(req: PayloadRequest): Promise<void> {
  const { user } = req
  if (!user) return // which Payload refuses
  await holdSession({ adminId: Number(user.id), session: sessionOf(user) }, req)
}

/**
 * Holds the row of an admin whose session must be there still.
 * @throws APIError 401 where it was ended while this, or what was sent, took its time.
 */
export async function holdSession(
  { adminId, session }: { adminId: number; session: string },
  req: PayloadRequest,
): Promise<void> {
  await holdAdmin({ id: adminId }, req)
  await readSession({ adminId, session }, req)
}

/** Minutes for which a sign-in is as good as the password that it asked for. */
const recentMinutes = 10

/**
 * Whether somebody has signed in so recently that she need not type her password again.
 * @throws APIError 401 where her session was ended while what was sent took its time.
 */
export async function hasJustSignedIn(req: PayloadRequest): Promise<boolean> {
  const { user } = req
  if (!user) return false
  const row = await readSession({ adminId: Number(user.id), session: sessionOf(user) }, req)
  return row.is_recent === true
}

const sessionOf = (user: TypedUser) => ('_sid' in user ? String(user._sid) : '')

async function readSession(
  { adminId, session }: { adminId: number; session: string },
  req: PayloadRequest,
) {
  const [row] = await runSql(
    req,
    sql`select created_at > now() - make_interval(mins => ${recentMinutes}) as is_recent
      from admins_sessions where id = ${session} and _parent_id = ${adminId}`,
  )
  if (!row) throw new APIError('This session has ended. Please sign in again.', 401)
  return row
}

const hold = (which: SQL, req: PayloadRequest) =>
  runSql(req, sql`select from admins where ${which} order by id for no key update`)
