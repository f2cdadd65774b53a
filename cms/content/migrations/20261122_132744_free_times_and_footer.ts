import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_free_times_hours_day" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."enum_free_times_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__free_times_v_version_hours_day" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."enum__free_times_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_site_footer" AS ENUM('full', 'small');
  CREATE TYPE "public"."enum__site_v_version_footer" AS ENUM('full', 'small');
  CREATE TABLE "free_times_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" "enum_free_times_hours_day",
  	"from" varchar,
  	"to" varchar
  );
  
  CREATE TABLE "free_times" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"time_zone" varchar,
  	"note" varchar,
  	"_status" "enum_free_times_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_free_times_v_version_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" "enum__free_times_v_version_hours_day",
  	"from" varchar,
  	"to" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_free_times_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar,
  	"version_time_zone" varchar,
  	"version_note" varchar,
  	"version__status" "enum__free_times_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "site" ADD COLUMN "footer" "enum_site_footer" DEFAULT 'full';
  ALTER TABLE "_site_v" ADD COLUMN "version_footer" "enum__site_v_version_footer" DEFAULT 'full';
  ALTER TABLE "free_times_hours" ADD CONSTRAINT "free_times_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."free_times"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_free_times_v_version_hours" ADD CONSTRAINT "_free_times_v_version_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_free_times_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "free_times_hours_order_idx" ON "free_times_hours" USING btree ("_order");
  CREATE INDEX "free_times_hours_parent_id_idx" ON "free_times_hours" USING btree ("_parent_id");
  CREATE INDEX "free_times__status_idx" ON "free_times" USING btree ("_status");
  CREATE INDEX "_free_times_v_version_hours_order_idx" ON "_free_times_v_version_hours" USING btree ("_order");
  CREATE INDEX "_free_times_v_version_hours_parent_id_idx" ON "_free_times_v_version_hours" USING btree ("_parent_id");
  CREATE INDEX "_free_times_v_version_version__status_idx" ON "_free_times_v" USING btree ("version__status");
  CREATE INDEX "_free_times_v_created_at_idx" ON "_free_times_v" USING btree ("created_at");
  CREATE INDEX "_free_times_v_updated_at_idx" ON "_free_times_v" USING btree ("updated_at");
  CREATE INDEX "_free_times_v_latest_idx" ON "_free_times_v" USING btree ("latest");
  CREATE INDEX "_free_times_v_autosave_idx" ON "_free_times_v" USING btree ("autosave");
  -- Visitors read it with every first page: what was never written would go the long way (decision 50).
  INSERT INTO "free_times" ("_status", "created_at", "updated_at") VALUES ('published', now(), now());`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "free_times_hours" CASCADE;
  DROP TABLE "free_times" CASCADE;
  DROP TABLE "_free_times_v_version_hours" CASCADE;
  DROP TABLE "_free_times_v" CASCADE;
  ALTER TABLE "site" DROP COLUMN "footer";
  ALTER TABLE "_site_v" DROP COLUMN "version_footer";
  DROP TYPE "public"."enum_free_times_hours_day";
  DROP TYPE "public"."enum_free_times_status";
  DROP TYPE "public"."enum__free_times_v_version_hours_day";
  DROP TYPE "public"."enum__free_times_v_version_status";
  DROP TYPE "public"."enum_site_footer";
  DROP TYPE "public"."enum__site_v_version_footer";`)
}
