import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { runSql } from './run-sql.ts'

/**
 * Waits until no other transaction holds this name, in whatever process, and holds it until this one
 * ends. All names share one space, so each tells what it is for. An older version of the site may
 * run beside this one, so that a name that is in use stays.
 */
export async function holdName(req: PayloadRequest, name: string): Promise<void> {
  await runSql(req, sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
