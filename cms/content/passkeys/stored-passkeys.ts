import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { type Passkey, Transport } from '../../contract/passkey.ts'
import { runSql } from '../sql/run-sql.ts'

// A table of its own, of which Payload's REST knows nothing: no rule of access can be forgotten.

/** What is needed to check that somebody has it. */
export interface StoredPasskey {
  id: string
  adminId: number
  credentialId: string
  publicKey: string
  counter: number
  transports: Transport[]
}

const Shown = z.object({
  id: z.string(),
  name: z.string(),
  host: z.string(),
  created_at: z.coerce.date(),
  used_at: z.coerce.date().nullable(),
})

/** An admin's passkeys, the newest first, for herself. */
export async function listPasskeys(
  adminId: number,
  host: string,
  req: PayloadRequest,
): Promise<Passkey[]> {
  const rows = await runSql(
    req,
    sql`select id, name, host, created_at, used_at from passkeys
      where admin_id = ${adminId} order by created_at desc, id`,
  )
  return z
    .array(Shown)
    .parse(rows)
    .map((row) => ({
      id: row.id,
      name: row.name,
      since: row.created_at.toISOString(),
      lastUsed: row.used_at?.toISOString() ?? null,
      formerHost: row.host === host ? null : row.host,
    }))
}

const Stored = z
  .object({
    id: z.string(),
    admin_id: z.number(),
    credential_id: z.string(),
    public_key: z.string(),
    counter: z.coerce.number(),
    transports: z.array(Transport),
  })
  .transform(
    ({ admin_id: adminId, credential_id: credentialId, public_key: publicKey, ...rest }) => ({
      ...rest,
      adminId,
      credentialId,
      publicKey,
    }),
  )

const columns = sql.raw('id, admin_id, credential_id, public_key, counter, transports')

/** Those of one admin at this address. */
export const passkeysOf = async (
  adminId: number,
  host: string,
  req: PayloadRequest,
): Promise<StoredPasskey[]> =>
  z
    .array(Stored)
    .parse(
      await runSql(
        req,
        sql`select ${columns} from passkeys where admin_id = ${adminId} and host = ${host}`,
      ),
    )

/** By the id under which browsers know it; held to the end of the request's transaction. */
export async function holdPasskey(
  credentialId: string,
  host: string,
  req: PayloadRequest,
): Promise<StoredPasskey | null> {
  const [row] = await runSql(
    req,
    sql`select ${columns} from passkeys
      where credential_id = ${credentialId} and host = ${host} for update`,
  )
  return row ? Stored.parse(row) : null
}

/** Whose it is; null where nobody has it. */
export async function ownerOfPasskey(
  credentialId: string,
  host: string,
  req: PayloadRequest,
): Promise<{ id: number; username: string } | null> {
  const [row] = await runSql(
    req,
    sql`select a.id, a.username from passkeys p join admins a on a.id = p.admin_id
      where p.credential_id = ${credentialId} and p.host = ${host}`,
  )
  return row ? z.object({ id: z.number(), username: z.string() }).parse(row) : null
}

/** @returns false where somebody has it already. */
export async function keepPasskey(
  made: Omit<StoredPasskey, 'id'> & { name: string; host: string },
  req: PayloadRequest,
): Promise<boolean> {
  const transports = sql.join(
    made.transports.map((one) => sql`${one}`),
    sql`, `,
  )
  const rows = await runSql(
    req,
    sql`insert into passkeys (admin_id, host, credential_id, public_key, counter, transports, name)
      values (${made.adminId}, ${made.host}, ${made.credentialId}, ${made.publicKey},
        ${made.counter}, array[${transports}]::text[], ${made.name})
      on conflict (credential_id) do nothing returning id`,
  )
  return rows.length > 0
}

/** Writes down that it was used, and how often its device says that was. */
export const noteUse = (id: string, counter: number, req: PayloadRequest) =>
  runSql(req, sql`update passkeys set used_at = now(), counter = ${counter} where id = ${id}`)

/** Forgets one of an admin's, or all. @returns how many there were. */
export async function endPasskeys(
  adminId: number,
  which: { id: string } | 'all',
  req: PayloadRequest,
): Promise<number> {
  const condition = which === 'all' ? sql`true` : sql`id = ${which.id}`
  const rows = await runSql(
    req,
    sql`delete from passkeys where admin_id = ${adminId} and ${condition} returning id`,
  )
  return rows.length
}
