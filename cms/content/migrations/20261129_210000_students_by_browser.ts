import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * By which the browser of somebody who typed a code is known until it has been told whose it is. The
 * server alone reads and writes it, by SQL: it is no field of the collection.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table students add column browser_hash text`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table students drop column browser_hash`)
}
