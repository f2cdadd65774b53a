import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Nothing that a student has sent is of a time to come, whatever her device said: it would outdo all
 * that is done until then. What comes in since is stored so (`storeResults`).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`update results set at = created_at where at > created_at`)
}

/** What the devices said is not known any more. */
export async function down(_args: MigrateDownArgs): Promise<void> {}
