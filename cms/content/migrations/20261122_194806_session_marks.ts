import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What Payload does not keep of an admin's sessions, and the keys for codes of those who have turned
 * the second step on. Neither is a collection: nothing of it can be asked for over REST.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table session_marks (
      sid text primary key,
      admin_id integer not null references admins (id) on delete cascade,
      browser text not null,
      seen_at timestamptz not null default now()
    );
    create index session_marks_admin_id on session_marks (admin_id);
    create table second_steps (
      admin_id integer primary key references admins (id) on delete cascade,
      key text,
      next_key text,
      is_on boolean not null default false,
      last_step bigint not null default 0,
      recovery text[] not null default '{}'
    )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table session_marks; drop table second_steps`)
}
