import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { AdminRole } from '../../../contract/admin.ts'

/**
 * What somebody is at this moment, for what was opened with her account and outlives a request; null
 * where the account is gone.
 */
export async function roleNow(id: number, { db }: Pick<Payload, 'db'>): Promise<AdminRole | null> {
  const { rows } = await db.drizzle.execute(sql`select role::text from admins where id = ${id}`)
  return rows[0] ? AdminRole.parse(rows[0].role) : null
}
