import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Whose a line of the log is, whatever name she has later. Lines from before go to who has the name
 * now, except those that are older than her account. What a process of the version before writes
 * while both run is nobody's: it stands in the list of everybody's sign-ins alone.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table sign_ins add column admin_id integer references admins (id) on delete set null;
    update sign_ins s set admin_id = a.id from admins a
      where a.username = s.username and s.created_at >= a.created_at;
    create index sign_ins_admin_id on sign_ins (admin_id)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table sign_ins drop column admin_id`)
}
