import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum__faq_items_v_version_shown_on" AS ENUM('home', 'contact');
  CREATE TYPE "public"."enum_home_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_about_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_contact_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__contact_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_testimonials_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_privacy_policy_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__privacy_policy_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_terms_of_service_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__terms_of_service_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_site_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_v_version_status" AS ENUM('draft', 'published');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'schedulePublish';
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_small_url" varchar,
  	"sizes_small_width" numeric,
  	"sizes_small_height" numeric,
  	"sizes_small_mime_type" varchar,
  	"sizes_small_filesize" numeric,
  	"sizes_small_filename" varchar,
  	"sizes_medium_url" varchar,
  	"sizes_medium_width" numeric,
  	"sizes_medium_height" numeric,
  	"sizes_medium_mime_type" varchar,
  	"sizes_medium_filesize" numeric,
  	"sizes_medium_filename" varchar
  );
  
  CREATE TABLE "draft_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"note" varchar,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"revoked_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "draft_links_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"courses_id" integer,
  	"lessons_id" integer
  );
  
  CREATE TABLE "_faq_items_v_version_shown_on" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__faq_items_v_version_shown_on",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_faq_items_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_question" varchar NOT NULL,
  	"version_answer" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_home_testimonials_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_initials" varchar NOT NULL,
  	"version_country" varchar NOT NULL,
  	"version_text" varchar NOT NULL,
  	"version_level" varchar NOT NULL,
  	"version_stars" numeric DEFAULT 5 NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_home_testimonials_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_page_testimonials_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_name" varchar NOT NULL,
  	"version_location" varchar NOT NULL,
  	"version_date" varchar NOT NULL,
  	"version_text" varchar NOT NULL,
  	"version_level" varchar NOT NULL,
  	"version_rating" numeric DEFAULT 100 NOT NULL,
  	"version_has_read_more" boolean DEFAULT true,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_home_page_v_version_claims" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_headline" varchar,
  	"version_offer" varchar,
  	"version_reassurance" varchar,
  	"version_trial_heading" varchar,
  	"version_trial_text" varchar,
  	"version_custom_course_heading" varchar,
  	"version_custom_course_text" varchar,
  	"version__status" "enum__home_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_about_page_v_version_coach_experience" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_page_v_version_journey_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_page_v_version_philosophy" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar,
  	"version_coach_name" varchar,
  	"version_coach_heading" varchar,
  	"version_coach_intro" jsonb,
  	"version_journey_heading" varchar,
  	"version_closing_heading" varchar,
  	"version_closing_text" varchar,
  	"version__status" "enum__about_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_contact_page_v_version_video_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_contact_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar,
  	"version_intro" varchar,
  	"version_booking_heading" varchar,
  	"version_booking_text" varchar,
  	"version_availability_text" varchar,
  	"version_availability_from_hour_utc" numeric,
  	"version_availability_to_hour_utc" numeric,
  	"version__status" "enum__contact_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_testimonials_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar,
  	"version_intro" varchar,
  	"version_closing_heading" varchar,
  	"version_closing_text" varchar,
  	"version__status" "enum__testimonials_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_privacy_policy_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_title" varchar,
  	"version_content" jsonb,
  	"version__status" "enum__privacy_policy_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_terms_of_service_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_title" varchar,
  	"version_content" jsonb,
  	"version__status" "enum__terms_of_service_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_site_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_brand" varchar,
  	"version_booking_url" varchar,
  	"version_email" varchar,
  	"version_messages_to" varchar,
  	"version_messaging_number" varchar,
  	"version_region" varchar,
  	"version_footer_line" varchar,
  	"version_social_facebook" varchar,
  	"version_social_instagram" varchar,
  	"version_social_linkedin" varchar,
  	"version_social_x" varchar,
  	"version_social_youtube" varchar,
  	"version_video_id" varchar DEFAULT 'arj7oStGLkU',
  	"version_show_own_videos" boolean DEFAULT false,
  	"version_sample_content_at" timestamp(3) with time zone,
  	"version_sample_texts_at" timestamp(3) with time zone,
  	"version__status" "enum__site_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "home_page_claims" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "headline" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "offer" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "trial_heading" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "trial_text" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "custom_course_heading" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "custom_course_text" DROP NOT NULL;
  ALTER TABLE "about_page_coach_experience" ALTER COLUMN "heading" DROP NOT NULL;
  ALTER TABLE "about_page_coach_experience" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "about_page_journey_steps" ALTER COLUMN "heading" DROP NOT NULL;
  ALTER TABLE "about_page_journey_steps" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "about_page_philosophy" ALTER COLUMN "heading" DROP NOT NULL;
  ALTER TABLE "about_page_philosophy" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "about_page" ALTER COLUMN "heading" DROP NOT NULL;
  ALTER TABLE "about_page" ALTER COLUMN "coach_name" DROP NOT NULL;
  ALTER TABLE "about_page" ALTER COLUMN "coach_heading" DROP NOT NULL;
  ALTER TABLE "about_page" ALTER COLUMN "coach_intro" DROP NOT NULL;
  ALTER TABLE "about_page" ALTER COLUMN "journey_heading" DROP NOT NULL;
  ALTER TABLE "about_page" ALTER COLUMN "closing_heading" DROP NOT NULL;
  ALTER TABLE "about_page" ALTER COLUMN "closing_text" DROP NOT NULL;
  ALTER TABLE "contact_page_video_services" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "heading" DROP NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "intro" DROP NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "booking_heading" DROP NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "booking_text" DROP NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "availability_text" DROP NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "availability_from_hour_utc" DROP NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "availability_to_hour_utc" DROP NOT NULL;
  ALTER TABLE "testimonials_page" ALTER COLUMN "heading" DROP NOT NULL;
  ALTER TABLE "testimonials_page" ALTER COLUMN "intro" DROP NOT NULL;
  ALTER TABLE "testimonials_page" ALTER COLUMN "closing_heading" DROP NOT NULL;
  ALTER TABLE "testimonials_page" ALTER COLUMN "closing_text" DROP NOT NULL;
  ALTER TABLE "privacy_policy" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "privacy_policy" ALTER COLUMN "content" DROP NOT NULL;
  ALTER TABLE "terms_of_service" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "terms_of_service" ALTER COLUMN "content" DROP NOT NULL;
  ALTER TABLE "site" ALTER COLUMN "brand" DROP NOT NULL;
  ALTER TABLE "_courses_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_lessons_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "home_page" ADD COLUMN "_status" "enum_home_page_status" DEFAULT 'draft';
  ALTER TABLE "about_page" ADD COLUMN "_status" "enum_about_page_status" DEFAULT 'draft';
  ALTER TABLE "contact_page" ADD COLUMN "_status" "enum_contact_page_status" DEFAULT 'draft';
  ALTER TABLE "testimonials_page" ADD COLUMN "_status" "enum_testimonials_page_status" DEFAULT 'draft';
  ALTER TABLE "privacy_policy" ADD COLUMN "_status" "enum_privacy_policy_status" DEFAULT 'draft';
  ALTER TABLE "terms_of_service" ADD COLUMN "_status" "enum_terms_of_service_status" DEFAULT 'draft';
  ALTER TABLE "site" ADD COLUMN "_status" "enum_site_status" DEFAULT 'draft';
  ALTER TABLE "draft_links_rels" ADD CONSTRAINT "draft_links_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."draft_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "draft_links_rels" ADD CONSTRAINT "draft_links_rels_courses_fk" FOREIGN KEY ("courses_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "draft_links_rels" ADD CONSTRAINT "draft_links_rels_lessons_fk" FOREIGN KEY ("lessons_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faq_items_v_version_shown_on" ADD CONSTRAINT "_faq_items_v_version_shown_on_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_faq_items_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faq_items_v" ADD CONSTRAINT "_faq_items_v_parent_id_faq_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faq_items"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_testimonials_v" ADD CONSTRAINT "_home_testimonials_v_parent_id_home_testimonials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."home_testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_testimonials_v_texts" ADD CONSTRAINT "_home_testimonials_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_home_testimonials_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_testimonials_v" ADD CONSTRAINT "_page_testimonials_v_parent_id_page_testimonials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page_testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_claims" ADD CONSTRAINT "_home_page_v_version_claims_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_page_v_version_coach_experience" ADD CONSTRAINT "_about_page_v_version_coach_experience_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_page_v_version_journey_steps" ADD CONSTRAINT "_about_page_v_version_journey_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_page_v_version_philosophy" ADD CONSTRAINT "_about_page_v_version_philosophy_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contact_page_v_version_video_services" ADD CONSTRAINT "_contact_page_v_version_video_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_contact_page_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_small_sizes_small_filename_idx" ON "media" USING btree ("sizes_small_filename");
  CREATE INDEX "media_sizes_medium_sizes_medium_filename_idx" ON "media" USING btree ("sizes_medium_filename");
  CREATE INDEX "draft_links_updated_at_idx" ON "draft_links" USING btree ("updated_at");
  CREATE INDEX "draft_links_created_at_idx" ON "draft_links" USING btree ("created_at");
  CREATE INDEX "draft_links_rels_order_idx" ON "draft_links_rels" USING btree ("order");
  CREATE INDEX "draft_links_rels_parent_idx" ON "draft_links_rels" USING btree ("parent_id");
  CREATE INDEX "draft_links_rels_path_idx" ON "draft_links_rels" USING btree ("path");
  CREATE INDEX "draft_links_rels_courses_id_idx" ON "draft_links_rels" USING btree ("courses_id");
  CREATE INDEX "draft_links_rels_lessons_id_idx" ON "draft_links_rels" USING btree ("lessons_id");
  CREATE INDEX "_faq_items_v_version_shown_on_order_idx" ON "_faq_items_v_version_shown_on" USING btree ("order");
  CREATE INDEX "_faq_items_v_version_shown_on_parent_idx" ON "_faq_items_v_version_shown_on" USING btree ("parent_id");
  CREATE INDEX "_faq_items_v_parent_idx" ON "_faq_items_v" USING btree ("parent_id");
  CREATE INDEX "_faq_items_v_version_version__order_idx" ON "_faq_items_v" USING btree ("version__order");
  CREATE INDEX "_faq_items_v_version_version_updated_at_idx" ON "_faq_items_v" USING btree ("version_updated_at");
  CREATE INDEX "_faq_items_v_version_version_created_at_idx" ON "_faq_items_v" USING btree ("version_created_at");
  CREATE INDEX "_faq_items_v_created_at_idx" ON "_faq_items_v" USING btree ("created_at");
  CREATE INDEX "_faq_items_v_updated_at_idx" ON "_faq_items_v" USING btree ("updated_at");
  CREATE INDEX "_home_testimonials_v_parent_idx" ON "_home_testimonials_v" USING btree ("parent_id");
  CREATE INDEX "_home_testimonials_v_version_version__order_idx" ON "_home_testimonials_v" USING btree ("version__order");
  CREATE INDEX "_home_testimonials_v_version_version_updated_at_idx" ON "_home_testimonials_v" USING btree ("version_updated_at");
  CREATE INDEX "_home_testimonials_v_version_version_created_at_idx" ON "_home_testimonials_v" USING btree ("version_created_at");
  CREATE INDEX "_home_testimonials_v_created_at_idx" ON "_home_testimonials_v" USING btree ("created_at");
  CREATE INDEX "_home_testimonials_v_updated_at_idx" ON "_home_testimonials_v" USING btree ("updated_at");
  CREATE INDEX "_home_testimonials_v_texts_order_parent" ON "_home_testimonials_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_page_testimonials_v_parent_idx" ON "_page_testimonials_v" USING btree ("parent_id");
  CREATE INDEX "_page_testimonials_v_version_version__order_idx" ON "_page_testimonials_v" USING btree ("version__order");
  CREATE INDEX "_page_testimonials_v_version_version_updated_at_idx" ON "_page_testimonials_v" USING btree ("version_updated_at");
  CREATE INDEX "_page_testimonials_v_version_version_created_at_idx" ON "_page_testimonials_v" USING btree ("version_created_at");
  CREATE INDEX "_page_testimonials_v_created_at_idx" ON "_page_testimonials_v" USING btree ("created_at");
  CREATE INDEX "_page_testimonials_v_updated_at_idx" ON "_page_testimonials_v" USING btree ("updated_at");
  CREATE INDEX "_home_page_v_version_claims_order_idx" ON "_home_page_v_version_claims" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_claims_parent_id_idx" ON "_home_page_v_version_claims" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_version__status_idx" ON "_home_page_v" USING btree ("version__status");
  CREATE INDEX "_home_page_v_created_at_idx" ON "_home_page_v" USING btree ("created_at");
  CREATE INDEX "_home_page_v_updated_at_idx" ON "_home_page_v" USING btree ("updated_at");
  CREATE INDEX "_home_page_v_latest_idx" ON "_home_page_v" USING btree ("latest");
  CREATE INDEX "_home_page_v_autosave_idx" ON "_home_page_v" USING btree ("autosave");
  CREATE INDEX "_about_page_v_version_coach_experience_order_idx" ON "_about_page_v_version_coach_experience" USING btree ("_order");
  CREATE INDEX "_about_page_v_version_coach_experience_parent_id_idx" ON "_about_page_v_version_coach_experience" USING btree ("_parent_id");
  CREATE INDEX "_about_page_v_version_journey_steps_order_idx" ON "_about_page_v_version_journey_steps" USING btree ("_order");
  CREATE INDEX "_about_page_v_version_journey_steps_parent_id_idx" ON "_about_page_v_version_journey_steps" USING btree ("_parent_id");
  CREATE INDEX "_about_page_v_version_philosophy_order_idx" ON "_about_page_v_version_philosophy" USING btree ("_order");
  CREATE INDEX "_about_page_v_version_philosophy_parent_id_idx" ON "_about_page_v_version_philosophy" USING btree ("_parent_id");
  CREATE INDEX "_about_page_v_version_version__status_idx" ON "_about_page_v" USING btree ("version__status");
  CREATE INDEX "_about_page_v_created_at_idx" ON "_about_page_v" USING btree ("created_at");
  CREATE INDEX "_about_page_v_updated_at_idx" ON "_about_page_v" USING btree ("updated_at");
  CREATE INDEX "_about_page_v_latest_idx" ON "_about_page_v" USING btree ("latest");
  CREATE INDEX "_about_page_v_autosave_idx" ON "_about_page_v" USING btree ("autosave");
  CREATE INDEX "_contact_page_v_version_video_services_order_idx" ON "_contact_page_v_version_video_services" USING btree ("_order");
  CREATE INDEX "_contact_page_v_version_video_services_parent_id_idx" ON "_contact_page_v_version_video_services" USING btree ("_parent_id");
  CREATE INDEX "_contact_page_v_version_version__status_idx" ON "_contact_page_v" USING btree ("version__status");
  CREATE INDEX "_contact_page_v_created_at_idx" ON "_contact_page_v" USING btree ("created_at");
  CREATE INDEX "_contact_page_v_updated_at_idx" ON "_contact_page_v" USING btree ("updated_at");
  CREATE INDEX "_contact_page_v_latest_idx" ON "_contact_page_v" USING btree ("latest");
  CREATE INDEX "_contact_page_v_autosave_idx" ON "_contact_page_v" USING btree ("autosave");
  CREATE INDEX "_testimonials_page_v_version_version__status_idx" ON "_testimonials_page_v" USING btree ("version__status");
  CREATE INDEX "_testimonials_page_v_created_at_idx" ON "_testimonials_page_v" USING btree ("created_at");
  CREATE INDEX "_testimonials_page_v_updated_at_idx" ON "_testimonials_page_v" USING btree ("updated_at");
  CREATE INDEX "_testimonials_page_v_latest_idx" ON "_testimonials_page_v" USING btree ("latest");
  CREATE INDEX "_testimonials_page_v_autosave_idx" ON "_testimonials_page_v" USING btree ("autosave");
  CREATE INDEX "_privacy_policy_v_version_version__status_idx" ON "_privacy_policy_v" USING btree ("version__status");
  CREATE INDEX "_privacy_policy_v_created_at_idx" ON "_privacy_policy_v" USING btree ("created_at");
  CREATE INDEX "_privacy_policy_v_updated_at_idx" ON "_privacy_policy_v" USING btree ("updated_at");
  CREATE INDEX "_privacy_policy_v_latest_idx" ON "_privacy_policy_v" USING btree ("latest");
  CREATE INDEX "_privacy_policy_v_autosave_idx" ON "_privacy_policy_v" USING btree ("autosave");
  CREATE INDEX "_terms_of_service_v_version_version__status_idx" ON "_terms_of_service_v" USING btree ("version__status");
  CREATE INDEX "_terms_of_service_v_created_at_idx" ON "_terms_of_service_v" USING btree ("created_at");
  CREATE INDEX "_terms_of_service_v_updated_at_idx" ON "_terms_of_service_v" USING btree ("updated_at");
  CREATE INDEX "_terms_of_service_v_latest_idx" ON "_terms_of_service_v" USING btree ("latest");
  CREATE INDEX "_terms_of_service_v_autosave_idx" ON "_terms_of_service_v" USING btree ("autosave");
  CREATE INDEX "_site_v_version_version__status_idx" ON "_site_v" USING btree ("version__status");
  CREATE INDEX "_site_v_created_at_idx" ON "_site_v" USING btree ("created_at");
  CREATE INDEX "_site_v_updated_at_idx" ON "_site_v" USING btree ("updated_at");
  CREATE INDEX "_site_v_latest_idx" ON "_site_v" USING btree ("latest");
  CREATE INDEX "_site_v_autosave_idx" ON "_site_v" USING btree ("autosave");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_courses_v_autosave_idx" ON "_courses_v" USING btree ("autosave");
  CREATE INDEX "_lessons_v_autosave_idx" ON "_lessons_v" USING btree ("autosave");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "home_page__status_idx" ON "home_page" USING btree ("_status");
  CREATE INDEX "about_page__status_idx" ON "about_page" USING btree ("_status");
  CREATE INDEX "contact_page__status_idx" ON "contact_page" USING btree ("_status");
  CREATE INDEX "testimonials_page__status_idx" ON "testimonials_page" USING btree ("_status");
  CREATE INDEX "privacy_policy__status_idx" ON "privacy_policy" USING btree ("_status");
  CREATE INDEX "terms_of_service__status_idx" ON "terms_of_service" USING btree ("_status");
  CREATE INDEX "site__status_idx" ON "site" USING btree ("_status");`)

  // What stood on the site before there were drafts stays on it.
  await db.execute(sql`
  UPDATE "home_page" SET "_status" = 'published';
  UPDATE "about_page" SET "_status" = 'published';
  UPDATE "contact_page" SET "_status" = 'published';
  UPDATE "testimonials_page" SET "_status" = 'published';
  UPDATE "privacy_policy" SET "_status" = 'published';
  UPDATE "terms_of_service" SET "_status" = 'published';
  UPDATE "site" SET "_status" = 'published';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "draft_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "draft_links_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_faq_items_v_version_shown_on" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_faq_items_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_testimonials_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_testimonials_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_page_testimonials_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v_version_claims" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_page_v_version_coach_experience" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_page_v_version_journey_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_page_v_version_philosophy" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_contact_page_v_version_video_services" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_contact_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_testimonials_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_privacy_policy_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_terms_of_service_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "media" CASCADE;
  DROP TABLE "draft_links" CASCADE;
  DROP TABLE "draft_links_rels" CASCADE;
  DROP TABLE "_faq_items_v_version_shown_on" CASCADE;
  DROP TABLE "_faq_items_v" CASCADE;
  DROP TABLE "_home_testimonials_v" CASCADE;
  DROP TABLE "_home_testimonials_v_texts" CASCADE;
  DROP TABLE "_page_testimonials_v" CASCADE;
  DROP TABLE "_home_page_v_version_claims" CASCADE;
  DROP TABLE "_home_page_v" CASCADE;
  DROP TABLE "_about_page_v_version_coach_experience" CASCADE;
  DROP TABLE "_about_page_v_version_journey_steps" CASCADE;
  DROP TABLE "_about_page_v_version_philosophy" CASCADE;
  DROP TABLE "_about_page_v" CASCADE;
  DROP TABLE "_contact_page_v_version_video_services" CASCADE;
  DROP TABLE "_contact_page_v" CASCADE;
  DROP TABLE "_testimonials_page_v" CASCADE;
  DROP TABLE "_privacy_policy_v" CASCADE;
  DROP TABLE "_terms_of_service_v" CASCADE;
  DROP TABLE "_site_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_media_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'purge-trash', 'mail-message');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'purge-trash', 'mail-message');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "_courses_v_autosave_idx";
  DROP INDEX "_lessons_v_autosave_idx";
  DROP INDEX "payload_locked_documents_rels_media_id_idx";
  DROP INDEX "home_page__status_idx";
  DROP INDEX "about_page__status_idx";
  DROP INDEX "contact_page__status_idx";
  DROP INDEX "testimonials_page__status_idx";
  DROP INDEX "privacy_policy__status_idx";
  DROP INDEX "terms_of_service__status_idx";
  DROP INDEX "site__status_idx";
  ALTER TABLE "home_page_claims" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "headline" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "offer" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "trial_heading" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "trial_text" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "custom_course_heading" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "custom_course_text" SET NOT NULL;
  ALTER TABLE "about_page_coach_experience" ALTER COLUMN "heading" SET NOT NULL;
  ALTER TABLE "about_page_coach_experience" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "about_page_journey_steps" ALTER COLUMN "heading" SET NOT NULL;
  ALTER TABLE "about_page_journey_steps" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "about_page_philosophy" ALTER COLUMN "heading" SET NOT NULL;
  ALTER TABLE "about_page_philosophy" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "about_page" ALTER COLUMN "heading" SET NOT NULL;
  ALTER TABLE "about_page" ALTER COLUMN "coach_name" SET NOT NULL;
  ALTER TABLE "about_page" ALTER COLUMN "coach_heading" SET NOT NULL;
  ALTER TABLE "about_page" ALTER COLUMN "coach_intro" SET NOT NULL;
  ALTER TABLE "about_page" ALTER COLUMN "journey_heading" SET NOT NULL;
  ALTER TABLE "about_page" ALTER COLUMN "closing_heading" SET NOT NULL;
  ALTER TABLE "about_page" ALTER COLUMN "closing_text" SET NOT NULL;
  ALTER TABLE "contact_page_video_services" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "heading" SET NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "intro" SET NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "booking_heading" SET NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "booking_text" SET NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "availability_text" SET NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "availability_from_hour_utc" SET NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "availability_to_hour_utc" SET NOT NULL;
  ALTER TABLE "testimonials_page" ALTER COLUMN "heading" SET NOT NULL;
  ALTER TABLE "testimonials_page" ALTER COLUMN "intro" SET NOT NULL;
  ALTER TABLE "testimonials_page" ALTER COLUMN "closing_heading" SET NOT NULL;
  ALTER TABLE "testimonials_page" ALTER COLUMN "closing_text" SET NOT NULL;
  ALTER TABLE "privacy_policy" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "privacy_policy" ALTER COLUMN "content" SET NOT NULL;
  ALTER TABLE "terms_of_service" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "terms_of_service" ALTER COLUMN "content" SET NOT NULL;
  ALTER TABLE "site" ALTER COLUMN "brand" SET NOT NULL;
  ALTER TABLE "_courses_v" DROP COLUMN "autosave";
  ALTER TABLE "_lessons_v" DROP COLUMN "autosave";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "media_id";
  ALTER TABLE "home_page" DROP COLUMN "_status";
  ALTER TABLE "about_page" DROP COLUMN "_status";
  ALTER TABLE "contact_page" DROP COLUMN "_status";
  ALTER TABLE "testimonials_page" DROP COLUMN "_status";
  ALTER TABLE "privacy_policy" DROP COLUMN "_status";
  ALTER TABLE "terms_of_service" DROP COLUMN "_status";
  ALTER TABLE "site" DROP COLUMN "_status";
  DROP TYPE "public"."enum__faq_items_v_version_shown_on";
  DROP TYPE "public"."enum_home_page_status";
  DROP TYPE "public"."enum__home_page_v_version_status";
  DROP TYPE "public"."enum_about_page_status";
  DROP TYPE "public"."enum__about_page_v_version_status";
  DROP TYPE "public"."enum_contact_page_status";
  DROP TYPE "public"."enum__contact_page_v_version_status";
  DROP TYPE "public"."enum_testimonials_page_status";
  DROP TYPE "public"."enum__testimonials_page_v_version_status";
  DROP TYPE "public"."enum_privacy_policy_status";
  DROP TYPE "public"."enum__privacy_policy_v_version_status";
  DROP TYPE "public"."enum_terms_of_service_status";
  DROP TYPE "public"."enum__terms_of_service_v_version_status";
  DROP TYPE "public"."enum_site_status";
  DROP TYPE "public"."enum__site_v_version_status";`)
}
