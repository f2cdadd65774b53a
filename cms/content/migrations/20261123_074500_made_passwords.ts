import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Until when a password holds that the site has made. Of passwords from before nobody knows who made
 * them: they stay.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table made_passwords (
      admin_id integer primary key references admins (id) on delete cascade,
      ends_at timestamptz not null
    )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table made_passwords`)
}
