import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "greetings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hash" varchar NOT NULL,
  	"ms" numeric NOT NULL,
  	"sound" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "about_page" ADD COLUMN "coach_greeting" varchar;
  ALTER TABLE "about_page" ADD COLUMN "coach_intro_video" varchar;
  ALTER TABLE "_about_page_v" ADD COLUMN "version_coach_greeting" varchar;
  ALTER TABLE "_about_page_v" ADD COLUMN "version_coach_intro_video" varchar;
  CREATE INDEX "greetings_hash_idx" ON "greetings" USING btree ("hash");
  CREATE INDEX "greetings_updated_at_idx" ON "greetings" USING btree ("updated_at");
  CREATE INDEX "greetings_created_at_idx" ON "greetings" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "greetings" CASCADE;
  ALTER TABLE "about_page" DROP COLUMN "coach_greeting";
  ALTER TABLE "about_page" DROP COLUMN "coach_intro_video";
  ALTER TABLE "_about_page_v" DROP COLUMN "version_coach_greeting";
  ALTER TABLE "_about_page_v" DROP COLUMN "version_coach_intro_video";`)
}
