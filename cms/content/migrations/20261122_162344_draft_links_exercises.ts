import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "draft_links_rels" ADD COLUMN "exercises_id" integer;
  ALTER TABLE "draft_links_rels" ADD CONSTRAINT "draft_links_rels_exercises_fk" FOREIGN KEY ("exercises_id") REFERENCES "public"."exercises"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "draft_links_rels_exercises_id_idx" ON "draft_links_rels" USING btree ("exercises_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "draft_links_rels" DROP CONSTRAINT "draft_links_rels_exercises_fk";
  
  DROP INDEX "draft_links_rels_exercises_id_idx";
  ALTER TABLE "draft_links_rels" DROP COLUMN "exercises_id";`)
}
