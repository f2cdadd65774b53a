import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "lesson_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"index" varchar NOT NULL,
  	"files" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "x_rays" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lesson_id" integer NOT NULL,
  	"page" varchar NOT NULL,
  	"findings" jsonb NOT NULL,
  	"ran_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "lessons" ADD COLUMN "files_key" varchar;
  ALTER TABLE "_lessons_v" ADD COLUMN "version_files_key" varchar;
  ALTER TABLE "homework" ADD COLUMN "files_key" varchar;
  ALTER TABLE "x_rays" ADD CONSTRAINT "x_rays_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "lesson_files_key_idx" ON "lesson_files" USING btree ("key");
  CREATE INDEX "lesson_files_updated_at_idx" ON "lesson_files" USING btree ("updated_at");
  CREATE INDEX "lesson_files_created_at_idx" ON "lesson_files" USING btree ("created_at");
  CREATE INDEX "x_rays_lesson_idx" ON "x_rays" USING btree ("lesson_id");
  CREATE INDEX "x_rays_updated_at_idx" ON "x_rays" USING btree ("updated_at");
  CREATE INDEX "x_rays_created_at_idx" ON "x_rays" USING btree ("created_at");
  CREATE INDEX "lessons_files_key_idx" ON "lessons" USING btree ("files_key");
  CREATE INDEX "_lessons_v_version_version_files_key_idx" ON "_lessons_v" USING btree ("version_files_key");
  CREATE INDEX "homework_files_key_idx" ON "homework" USING btree ("files_key");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "lesson_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "x_rays" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "lesson_files" CASCADE;
  DROP TABLE "x_rays" CASCADE;
  DROP INDEX "lessons_files_key_idx";
  DROP INDEX "_lessons_v_version_version_files_key_idx";
  DROP INDEX "homework_files_key_idx";
  ALTER TABLE "lessons" DROP COLUMN "files_key";
  ALTER TABLE "_lessons_v" DROP COLUMN "version_files_key";
  ALTER TABLE "homework" DROP COLUMN "files_key";`)
}
