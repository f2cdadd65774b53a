import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { runSql } from '../content/sql/run-sql.ts'

/**
 * Lets imports wait for each other, whichever process runs them, to the end of the request's
 * transaction: an address that one has found free is free until it is stored.
 */
export const importsInTurn = (req: PayloadRequest) =>
  runSql(req, sql`select pg_advisory_xact_lock(hashtextextended('import', 0))`)
