import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_faq_items_shown_on" AS ENUM('home', 'contact');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'mail-message';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'mail-message';
  CREATE TABLE "faq_items_shown_on" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_faq_items_shown_on",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "faq_items" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"question" varchar NOT NULL,
  	"answer" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "home_testimonials" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"initials" varchar NOT NULL,
  	"country" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"level" varchar NOT NULL,
  	"stars" numeric DEFAULT 5 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "home_testimonials_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "page_testimonials" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar NOT NULL,
  	"location" varchar NOT NULL,
  	"date" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"level" varchar NOT NULL,
  	"rating" numeric DEFAULT 100 NOT NULL,
  	"has_read_more" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "home_page_claims" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "home_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"headline" varchar NOT NULL,
  	"offer" varchar NOT NULL,
  	"reassurance" varchar,
  	"trial_heading" varchar NOT NULL,
  	"trial_text" varchar NOT NULL,
  	"custom_course_heading" varchar NOT NULL,
  	"custom_course_text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "about_page_coach_experience" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "about_page_journey_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "about_page_philosophy" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "about_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar NOT NULL,
  	"coach_name" varchar NOT NULL,
  	"coach_heading" varchar NOT NULL,
  	"coach_intro" jsonb NOT NULL,
  	"journey_heading" varchar NOT NULL,
  	"closing_heading" varchar NOT NULL,
  	"closing_text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "contact_page_video_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "contact_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar NOT NULL,
  	"intro" varchar NOT NULL,
  	"booking_heading" varchar NOT NULL,
  	"booking_text" varchar NOT NULL,
  	"availability_text" varchar NOT NULL,
  	"availability_from_hour_utc" numeric NOT NULL,
  	"availability_to_hour_utc" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "testimonials_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar NOT NULL,
  	"intro" varchar NOT NULL,
  	"closing_heading" varchar NOT NULL,
  	"closing_text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "privacy_policy" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"content" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "terms_of_service" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"content" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "contact_messages" ADD COLUMN "mailed_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "faq_items_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "home_testimonials_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "page_testimonials_id" integer;
  ALTER TABLE "site" ADD COLUMN "messages_to" varchar;
  ALTER TABLE "site" ADD COLUMN "messaging_number" varchar;
  ALTER TABLE "site" ADD COLUMN "region" varchar;
  ALTER TABLE "site" ADD COLUMN "footer_line" varchar;
  ALTER TABLE "site" ADD COLUMN "social_facebook" varchar;
  ALTER TABLE "site" ADD COLUMN "social_instagram" varchar;
  ALTER TABLE "site" ADD COLUMN "social_linkedin" varchar;
  ALTER TABLE "site" ADD COLUMN "social_x" varchar;
  ALTER TABLE "site" ADD COLUMN "social_youtube" varchar;
  ALTER TABLE "site" ADD COLUMN "video_id" varchar DEFAULT 'arj7oStGLkU';
  ALTER TABLE "site" ADD COLUMN "sample_texts_at" timestamp(3) with time zone;
  ALTER TABLE "faq_items_shown_on" ADD CONSTRAINT "faq_items_shown_on_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faq_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_testimonials_texts" ADD CONSTRAINT "home_testimonials_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."home_testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_claims" ADD CONSTRAINT "home_page_claims_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_page_coach_experience" ADD CONSTRAINT "about_page_coach_experience_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_page_journey_steps" ADD CONSTRAINT "about_page_journey_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_page_philosophy" ADD CONSTRAINT "about_page_philosophy_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_page_video_services" ADD CONSTRAINT "contact_page_video_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contact_page"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "faq_items_shown_on_order_idx" ON "faq_items_shown_on" USING btree ("order");
  CREATE INDEX "faq_items_shown_on_parent_idx" ON "faq_items_shown_on" USING btree ("parent_id");
  CREATE INDEX "faq_items__order_idx" ON "faq_items" USING btree ("_order");
  CREATE INDEX "faq_items_updated_at_idx" ON "faq_items" USING btree ("updated_at");
  CREATE INDEX "faq_items_created_at_idx" ON "faq_items" USING btree ("created_at");
  CREATE INDEX "home_testimonials__order_idx" ON "home_testimonials" USING btree ("_order");
  CREATE INDEX "home_testimonials_updated_at_idx" ON "home_testimonials" USING btree ("updated_at");
  CREATE INDEX "home_testimonials_created_at_idx" ON "home_testimonials" USING btree ("created_at");
  CREATE INDEX "home_testimonials_texts_order_parent" ON "home_testimonials_texts" USING btree ("order","parent_id");
  CREATE INDEX "page_testimonials__order_idx" ON "page_testimonials" USING btree ("_order");
  CREATE INDEX "page_testimonials_updated_at_idx" ON "page_testimonials" USING btree ("updated_at");
  CREATE INDEX "page_testimonials_created_at_idx" ON "page_testimonials" USING btree ("created_at");
  CREATE INDEX "home_page_claims_order_idx" ON "home_page_claims" USING btree ("_order");
  CREATE INDEX "home_page_claims_parent_id_idx" ON "home_page_claims" USING btree ("_parent_id");
  CREATE INDEX "about_page_coach_experience_order_idx" ON "about_page_coach_experience" USING btree ("_order");
  CREATE INDEX "about_page_coach_experience_parent_id_idx" ON "about_page_coach_experience" USING btree ("_parent_id");
  CREATE INDEX "about_page_journey_steps_order_idx" ON "about_page_journey_steps" USING btree ("_order");
  CREATE INDEX "about_page_journey_steps_parent_id_idx" ON "about_page_journey_steps" USING btree ("_parent_id");
  CREATE INDEX "about_page_philosophy_order_idx" ON "about_page_philosophy" USING btree ("_order");
  CREATE INDEX "about_page_philosophy_parent_id_idx" ON "about_page_philosophy" USING btree ("_parent_id");
  CREATE INDEX "contact_page_video_services_order_idx" ON "contact_page_video_services" USING btree ("_order");
  CREATE INDEX "contact_page_video_services_parent_id_idx" ON "contact_page_video_services" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faq_items_fk" FOREIGN KEY ("faq_items_id") REFERENCES "public"."faq_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_home_testimonials_fk" FOREIGN KEY ("home_testimonials_id") REFERENCES "public"."home_testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_page_testimonials_fk" FOREIGN KEY ("page_testimonials_id") REFERENCES "public"."page_testimonials"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_faq_items_id_idx" ON "payload_locked_documents_rels" USING btree ("faq_items_id");
  CREATE INDEX "payload_locked_documents_rels_home_testimonials_id_idx" ON "payload_locked_documents_rels" USING btree ("home_testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_page_testimonials_id_idx" ON "payload_locked_documents_rels" USING btree ("page_testimonials_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "faq_items_shown_on" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "faq_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_testimonials" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_testimonials_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "page_testimonials" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_page_claims" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_page_coach_experience" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_page_journey_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_page_philosophy" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "contact_page_video_services" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "contact_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "testimonials_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "privacy_policy" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "terms_of_service" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "faq_items_shown_on" CASCADE;
  DROP TABLE "faq_items" CASCADE;
  DROP TABLE "home_testimonials" CASCADE;
  DROP TABLE "home_testimonials_texts" CASCADE;
  DROP TABLE "page_testimonials" CASCADE;
  DROP TABLE "home_page_claims" CASCADE;
  DROP TABLE "home_page" CASCADE;
  DROP TABLE "about_page_coach_experience" CASCADE;
  DROP TABLE "about_page_journey_steps" CASCADE;
  DROP TABLE "about_page_philosophy" CASCADE;
  DROP TABLE "about_page" CASCADE;
  DROP TABLE "contact_page_video_services" CASCADE;
  DROP TABLE "contact_page" CASCADE;
  DROP TABLE "testimonials_page" CASCADE;
  DROP TABLE "privacy_policy" CASCADE;
  DROP TABLE "terms_of_service" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_faq_items_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_home_testimonials_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_page_testimonials_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'purge-trash');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'purge-trash');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "payload_locked_documents_rels_faq_items_id_idx";
  DROP INDEX "payload_locked_documents_rels_home_testimonials_id_idx";
  DROP INDEX "payload_locked_documents_rels_page_testimonials_id_idx";
  ALTER TABLE "contact_messages" DROP COLUMN "mailed_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "faq_items_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "home_testimonials_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "page_testimonials_id";
  ALTER TABLE "site" DROP COLUMN "messages_to";
  ALTER TABLE "site" DROP COLUMN "messaging_number";
  ALTER TABLE "site" DROP COLUMN "region";
  ALTER TABLE "site" DROP COLUMN "footer_line";
  ALTER TABLE "site" DROP COLUMN "social_facebook";
  ALTER TABLE "site" DROP COLUMN "social_instagram";
  ALTER TABLE "site" DROP COLUMN "social_linkedin";
  ALTER TABLE "site" DROP COLUMN "social_x";
  ALTER TABLE "site" DROP COLUMN "social_youtube";
  ALTER TABLE "site" DROP COLUMN "video_id";
  ALTER TABLE "site" DROP COLUMN "sample_texts_at";
  DROP TYPE "public"."enum_faq_items_shown_on";`)
}
