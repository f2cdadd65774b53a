import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * How often somebody has tried something, for all processes together. What it says is forgotten within
 * minutes anyway, so it need not outlive a crash of Postgres.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create unlogged table rate_limits (
      key text primary key,
      hits integer not null,
      reset_at timestamptz not null
    );
    create index rate_limits_reset_at on rate_limits (reset_at)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table rate_limits`)
}
