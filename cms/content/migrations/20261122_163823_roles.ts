import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// Written by hand: whoever could sign in before could do everything, and is an owner.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_admins_role" AS ENUM('owner', 'assistant');
  ALTER TABLE "draft_links" ADD COLUMN "made_by_id" integer;
  ALTER TABLE "admins" ADD COLUMN "name" varchar;
  ALTER TABLE "admins" ADD COLUMN "role" "enum_admins_role" DEFAULT 'owner' NOT NULL;
  ALTER TABLE "admins" ALTER COLUMN "role" DROP DEFAULT;
  ALTER TABLE "draft_links" ADD CONSTRAINT "draft_links_made_by_id_admins_id_fk" FOREIGN KEY ("made_by_id") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "draft_links_made_by_idx" ON "draft_links" USING btree ("made_by_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "draft_links" DROP CONSTRAINT "draft_links_made_by_id_admins_id_fk";
  
  DROP INDEX "draft_links_made_by_idx";
  ALTER TABLE "draft_links" DROP COLUMN "made_by_id";
  ALTER TABLE "admins" DROP COLUMN "name";
  ALTER TABLE "admins" DROP COLUMN "role";
  DROP TYPE "public"."enum_admins_role";`)
}
