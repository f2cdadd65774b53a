import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'

const asIso = `at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`

/** A moment as Payload writes it: ISO 8601 with milliseconds, in UTC. */
export const isoOf = (moment: SQL): SQL => sql`to_char(${moment} ${sql.raw(asIso)})`

/** The same in a plain text of SQL. */
export const isoTextOf = (moment: string): string => `to_char(${moment} ${asIso})`
