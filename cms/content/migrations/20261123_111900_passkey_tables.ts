import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What the site keeps of passkeys, public halves alone, and the challenges that one has answered.
 * Neither is a collection: nothing of it can be asked for, or added, over REST.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table passkeys (
      id uuid primary key default gen_random_uuid(),
      admin_id integer not null references admins (id) on delete cascade,
      host text not null,
      credential_id text not null unique,
      public_key text not null,
      counter bigint not null,
      transports text[] not null,
      name text not null,
      created_at timestamptz not null default now(),
      used_at timestamptz
    );
    create index passkeys_admin_id on passkeys (admin_id);
    create table answered_challenges (
      nonce text primary key,
      ends_at timestamptz not null
    )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table passkeys; drop table answered_challenges`)
}
