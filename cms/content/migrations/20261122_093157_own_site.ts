import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_courses_cefr" AS ENUM('A1', 'A1-A2', 'A2', 'A2-B1', 'B1', 'B1-B2', 'B2', 'B2-C1', 'C1', 'C1-C2', 'C2');
  CREATE TYPE "public"."enum__courses_v_version_cefr" AS ENUM('A1', 'A1-A2', 'A2', 'A2-B1', 'B1', 'B1-B2', 'B2', 'B2-C1', 'C1', 'C1-C2', 'C2');
  CREATE TYPE "public"."enum_lessons_cefr" AS ENUM('A1', 'A1-A2', 'A2', 'A2-B1', 'B1', 'B1-B2', 'B2', 'B2-C1', 'C1', 'C1-C2', 'C2');
  CREATE TYPE "public"."enum__lessons_v_version_cefr" AS ENUM('A1', 'A1-A2', 'A2', 'A2-B1', 'B1', 'B1-B2', 'B2', 'B2-C1', 'C1', 'C1-C2', 'C2');
  CREATE TYPE "public"."enum_offers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__offers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_site_palette" AS ENUM('bottle', 'ink', 'plum', 'clay', 'forest');
  CREATE TYPE "public"."enum__site_v_version_palette" AS ENUM('bottle', 'ink', 'plum', 'clay', 'forest');
  CREATE TABLE "about_page_languages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"level" varchar
  );
  
  CREATE TABLE "about_page_certificates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"issuer" varchar,
  	"year" varchar
  );
  
  CREATE TABLE "_about_page_v_version_languages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"level" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_page_v_version_certificates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"issuer" varchar,
  	"year" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "offers_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"minutes" numeric,
  	"price" varchar,
  	"note" varchar
  );
  
  CREATE TABLE "offers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"note" varchar,
  	"_status" "enum_offers_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_offers_v_version_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"minutes" numeric,
  	"price" varchar,
  	"note" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_offers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar,
  	"version_note" varchar,
  	"version__status" "enum__offers_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "courses" ADD COLUMN "for_whom" varchar;
  ALTER TABLE "courses" ADD COLUMN "cover" varchar;
  ALTER TABLE "courses" ADD COLUMN "cefr" "enum_courses_cefr";
  ALTER TABLE "courses" ADD COLUMN "minutes" numeric;
  ALTER TABLE "_courses_v" ADD COLUMN "version_for_whom" varchar;
  ALTER TABLE "_courses_v" ADD COLUMN "version_cover" varchar;
  ALTER TABLE "_courses_v" ADD COLUMN "version_cefr" "enum__courses_v_version_cefr";
  ALTER TABLE "_courses_v" ADD COLUMN "version_minutes" numeric;
  ALTER TABLE "lessons" ADD COLUMN "cefr" "enum_lessons_cefr";
  ALTER TABLE "lessons" ADD COLUMN "minutes" numeric;
  ALTER TABLE "_lessons_v" ADD COLUMN "version_cefr" "enum__lessons_v_version_cefr";
  ALTER TABLE "_lessons_v" ADD COLUMN "version_minutes" numeric;
  ALTER TABLE "home_testimonials" ADD COLUMN "source" varchar;
  ALTER TABLE "home_testimonials" ADD COLUMN "source_url" varchar;
  ALTER TABLE "_home_testimonials_v" ADD COLUMN "version_source" varchar;
  ALTER TABLE "_home_testimonials_v" ADD COLUMN "version_source_url" varchar;
  ALTER TABLE "page_testimonials" ADD COLUMN "source" varchar;
  ALTER TABLE "page_testimonials" ADD COLUMN "source_url" varchar;
  ALTER TABLE "_page_testimonials_v" ADD COLUMN "version_source" varchar;
  ALTER TABLE "_page_testimonials_v" ADD COLUMN "version_source_url" varchar;
  ALTER TABLE "about_page" ADD COLUMN "coach_portrait" varchar;
  ALTER TABLE "_about_page_v" ADD COLUMN "version_coach_portrait" varchar;
  ALTER TABLE "site" ADD COLUMN "logo" varchar;
  ALTER TABLE "site" ADD COLUMN "icon" varchar;
  ALTER TABLE "site" ADD COLUMN "share_picture" varchar;
  ALTER TABLE "site" ADD COLUMN "palette" "enum_site_palette" DEFAULT 'bottle';
  ALTER TABLE "_site_v" ADD COLUMN "version_logo" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_icon" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_share_picture" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_palette" "enum__site_v_version_palette" DEFAULT 'bottle';
  ALTER TABLE "about_page_languages" ADD CONSTRAINT "about_page_languages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_page_certificates" ADD CONSTRAINT "about_page_certificates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_page_v_version_languages" ADD CONSTRAINT "_about_page_v_version_languages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_page_v_version_certificates" ADD CONSTRAINT "_about_page_v_version_certificates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offers_items" ADD CONSTRAINT "offers_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offers_v_version_items" ADD CONSTRAINT "_offers_v_version_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_offers_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "about_page_languages_order_idx" ON "about_page_languages" USING btree ("_order");
  CREATE INDEX "about_page_languages_parent_id_idx" ON "about_page_languages" USING btree ("_parent_id");
  CREATE INDEX "about_page_certificates_order_idx" ON "about_page_certificates" USING btree ("_order");
  CREATE INDEX "about_page_certificates_parent_id_idx" ON "about_page_certificates" USING btree ("_parent_id");
  CREATE INDEX "_about_page_v_version_languages_order_idx" ON "_about_page_v_version_languages" USING btree ("_order");
  CREATE INDEX "_about_page_v_version_languages_parent_id_idx" ON "_about_page_v_version_languages" USING btree ("_parent_id");
  CREATE INDEX "_about_page_v_version_certificates_order_idx" ON "_about_page_v_version_certificates" USING btree ("_order");
  CREATE INDEX "_about_page_v_version_certificates_parent_id_idx" ON "_about_page_v_version_certificates" USING btree ("_parent_id");
  CREATE INDEX "offers_items_order_idx" ON "offers_items" USING btree ("_order");
  CREATE INDEX "offers_items_parent_id_idx" ON "offers_items" USING btree ("_parent_id");
  CREATE INDEX "offers__status_idx" ON "offers" USING btree ("_status");
  CREATE INDEX "_offers_v_version_items_order_idx" ON "_offers_v_version_items" USING btree ("_order");
  CREATE INDEX "_offers_v_version_items_parent_id_idx" ON "_offers_v_version_items" USING btree ("_parent_id");
  CREATE INDEX "_offers_v_version_version__status_idx" ON "_offers_v" USING btree ("version__status");
  CREATE INDEX "_offers_v_created_at_idx" ON "_offers_v" USING btree ("created_at");
  CREATE INDEX "_offers_v_updated_at_idx" ON "_offers_v" USING btree ("updated_at");
  CREATE INDEX "_offers_v_latest_idx" ON "_offers_v" USING btree ("latest");
  CREATE INDEX "_offers_v_autosave_idx" ON "_offers_v" USING btree ("autosave");
  -- Visitors read it with every first page: what was never written would go the long way (decision 50).
  INSERT INTO "offers" ("_status", "created_at", "updated_at") VALUES ('published', now(), now());`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "about_page_languages" CASCADE;
  DROP TABLE "about_page_certificates" CASCADE;
  DROP TABLE "_about_page_v_version_languages" CASCADE;
  DROP TABLE "_about_page_v_version_certificates" CASCADE;
  DROP TABLE "offers_items" CASCADE;
  DROP TABLE "offers" CASCADE;
  DROP TABLE "_offers_v_version_items" CASCADE;
  DROP TABLE "_offers_v" CASCADE;
  ALTER TABLE "courses" DROP COLUMN "for_whom";
  ALTER TABLE "courses" DROP COLUMN "cover";
  ALTER TABLE "courses" DROP COLUMN "cefr";
  ALTER TABLE "courses" DROP COLUMN "minutes";
  ALTER TABLE "_courses_v" DROP COLUMN "version_for_whom";
  ALTER TABLE "_courses_v" DROP COLUMN "version_cover";
  ALTER TABLE "_courses_v" DROP COLUMN "version_cefr";
  ALTER TABLE "_courses_v" DROP COLUMN "version_minutes";
  ALTER TABLE "lessons" DROP COLUMN "cefr";
  ALTER TABLE "lessons" DROP COLUMN "minutes";
  ALTER TABLE "_lessons_v" DROP COLUMN "version_cefr";
  ALTER TABLE "_lessons_v" DROP COLUMN "version_minutes";
  ALTER TABLE "home_testimonials" DROP COLUMN "source";
  ALTER TABLE "home_testimonials" DROP COLUMN "source_url";
  ALTER TABLE "_home_testimonials_v" DROP COLUMN "version_source";
  ALTER TABLE "_home_testimonials_v" DROP COLUMN "version_source_url";
  ALTER TABLE "page_testimonials" DROP COLUMN "source";
  ALTER TABLE "page_testimonials" DROP COLUMN "source_url";
  ALTER TABLE "_page_testimonials_v" DROP COLUMN "version_source";
  ALTER TABLE "_page_testimonials_v" DROP COLUMN "version_source_url";
  ALTER TABLE "about_page" DROP COLUMN "coach_portrait";
  ALTER TABLE "_about_page_v" DROP COLUMN "version_coach_portrait";
  ALTER TABLE "site" DROP COLUMN "logo";
  ALTER TABLE "site" DROP COLUMN "icon";
  ALTER TABLE "site" DROP COLUMN "share_picture";
  ALTER TABLE "site" DROP COLUMN "palette";
  ALTER TABLE "_site_v" DROP COLUMN "version_logo";
  ALTER TABLE "_site_v" DROP COLUMN "version_icon";
  ALTER TABLE "_site_v" DROP COLUMN "version_share_picture";
  ALTER TABLE "_site_v" DROP COLUMN "version_palette";
  DROP TYPE "public"."enum_courses_cefr";
  DROP TYPE "public"."enum__courses_v_version_cefr";
  DROP TYPE "public"."enum_lessons_cefr";
  DROP TYPE "public"."enum__lessons_v_version_cefr";
  DROP TYPE "public"."enum_offers_status";
  DROP TYPE "public"."enum__offers_v_version_status";
  DROP TYPE "public"."enum_site_palette";
  DROP TYPE "public"."enum__site_v_version_palette";`)
}
