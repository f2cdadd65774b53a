import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_courses_category" AS ENUM('Business', 'Conversation', 'Professional', 'Academic', 'Fundamentals');
  CREATE TYPE "public"."enum_courses_difficulty" AS ENUM('1', '2', '3');
  CREATE TYPE "public"."enum_courses_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__courses_v_version_category" AS ENUM('Business', 'Conversation', 'Professional', 'Academic', 'Fundamentals');
  CREATE TYPE "public"."enum__courses_v_version_difficulty" AS ENUM('1', '2', '3');
  CREATE TYPE "public"."enum__courses_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_lessons_practice_activities_type" AS ENUM('speaking', 'writing');
  CREATE TYPE "public"."enum_lessons_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__lessons_v_version_practice_activities_type" AS ENUM('speaking', 'writing');
  CREATE TYPE "public"."enum__lessons_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_contact_messages_status" AS ENUM('unread', 'read', 'answered');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'purge-trash');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'purge-trash');
  CREATE TABLE "courses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"description" varchar,
  	"about" jsonb,
  	"css_content" varchar,
  	"js_content" varchar,
  	"slug" varchar,
  	"category" "enum_courses_category",
  	"difficulty" "enum_courses_difficulty" DEFAULT '1',
  	"icon" varchar DEFAULT 'fa-graduation-cap',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_courses_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_courses_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_about" jsonb,
  	"version_css_content" varchar,
  	"version_js_content" varchar,
  	"version_slug" varchar,
  	"version_category" "enum__courses_v_version_category",
  	"version_difficulty" "enum__courses_v_version_difficulty" DEFAULT '1',
  	"version_icon" varchar DEFAULT 'fa-graduation-cap',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__courses_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "lessons_objectives" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "lessons_key_takeaways" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "lessons_warm_up_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "lessons_vocabulary" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"word" varchar,
  	"phonetics" varchar,
  	"definition" varchar,
  	"example" varchar
  );
  
  CREATE TABLE "lessons_phrases" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"phrase" varchar,
  	"usage" varchar,
  	"example" varchar
  );
  
  CREATE TABLE "lessons_grammar_concepts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"concept" varchar,
  	"explanation" varchar,
  	"example" varchar
  );
  
  CREATE TABLE "lessons_practice_activities_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "lessons_practice_activities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" "enum_lessons_practice_activities_type" DEFAULT 'speaking'
  );
  
  CREATE TABLE "lessons_speaking_tips" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "lessons_quiz_questions_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "lessons_quiz_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"correct_answer" numeric DEFAULT 0
  );
  
  CREATE TABLE "lessons" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"warm_up_picture" varchar,
  	"visual_prompt" varchar,
  	"video_id" varchar,
  	"writing_activity" varchar,
  	"html_content" varchar,
  	"custom_styles" varchar,
  	"custom_scripts" varchar,
  	"course_id" integer,
  	"lesson_number" numeric,
  	"is_premium" boolean DEFAULT false,
  	"has_html_content" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_lessons_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_lessons_v_version_objectives" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_lessons_v_version_key_takeaways" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_lessons_v_version_warm_up_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_lessons_v_version_vocabulary" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"word" varchar,
  	"phonetics" varchar,
  	"definition" varchar,
  	"example" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_lessons_v_version_phrases" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"phrase" varchar,
  	"usage" varchar,
  	"example" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_lessons_v_version_grammar_concepts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"concept" varchar,
  	"explanation" varchar,
  	"example" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_lessons_v_version_practice_activities_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_lessons_v_version_practice_activities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" "enum__lessons_v_version_practice_activities_type" DEFAULT 'speaking',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_lessons_v_version_speaking_tips" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_lessons_v_version_quiz_questions_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_lessons_v_version_quiz_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"correct_answer" numeric DEFAULT 0,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_lessons_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_warm_up_picture" varchar,
  	"version_visual_prompt" varchar,
  	"version_video_id" varchar,
  	"version_writing_activity" varchar,
  	"version_html_content" varchar,
  	"version_custom_styles" varchar,
  	"version_custom_scripts" varchar,
  	"version_course_id" integer,
  	"version_lesson_number" numeric,
  	"version_is_premium" boolean DEFAULT false,
  	"version_has_html_content" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__lessons_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "contact_messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"subject" varchar,
  	"message" varchar NOT NULL,
  	"status" "enum_contact_messages_status" DEFAULT 'unread' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "admins_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "admins" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar,
  	"username" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "login_guards" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"failures" numeric DEFAULT 0 NOT NULL,
  	"locked_until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"meta" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"courses_id" integer,
  	"lessons_id" integer,
  	"contact_messages_id" integer,
  	"admins_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"admins_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"brand" varchar NOT NULL,
  	"booking_url" varchar,
  	"email" varchar,
  	"sample_content_at" timestamp(3) with time zone,
  	"show_own_videos" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_jobs_stats" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"stats" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "_courses_v" ADD CONSTRAINT "_courses_v_parent_id_courses_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lessons_objectives" ADD CONSTRAINT "lessons_objectives_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lessons_key_takeaways" ADD CONSTRAINT "lessons_key_takeaways_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lessons_warm_up_questions" ADD CONSTRAINT "lessons_warm_up_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lessons_vocabulary" ADD CONSTRAINT "lessons_vocabulary_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lessons_phrases" ADD CONSTRAINT "lessons_phrases_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lessons_grammar_concepts" ADD CONSTRAINT "lessons_grammar_concepts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lessons_practice_activities_questions" ADD CONSTRAINT "lessons_practice_activities_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lessons_practice_activities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lessons_practice_activities" ADD CONSTRAINT "lessons_practice_activities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lessons_speaking_tips" ADD CONSTRAINT "lessons_speaking_tips_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lessons_quiz_questions_options" ADD CONSTRAINT "lessons_quiz_questions_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lessons_quiz_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lessons_quiz_questions" ADD CONSTRAINT "lessons_quiz_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lessons" ADD CONSTRAINT "lessons_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_lessons_v_version_objectives" ADD CONSTRAINT "_lessons_v_version_objectives_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_lessons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lessons_v_version_key_takeaways" ADD CONSTRAINT "_lessons_v_version_key_takeaways_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_lessons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lessons_v_version_warm_up_questions" ADD CONSTRAINT "_lessons_v_version_warm_up_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_lessons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lessons_v_version_vocabulary" ADD CONSTRAINT "_lessons_v_version_vocabulary_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_lessons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lessons_v_version_phrases" ADD CONSTRAINT "_lessons_v_version_phrases_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_lessons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lessons_v_version_grammar_concepts" ADD CONSTRAINT "_lessons_v_version_grammar_concepts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_lessons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lessons_v_version_practice_activities_questions" ADD CONSTRAINT "_lessons_v_version_practice_activities_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_lessons_v_version_practice_activities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lessons_v_version_practice_activities" ADD CONSTRAINT "_lessons_v_version_practice_activities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_lessons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lessons_v_version_speaking_tips" ADD CONSTRAINT "_lessons_v_version_speaking_tips_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_lessons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lessons_v_version_quiz_questions_options" ADD CONSTRAINT "_lessons_v_version_quiz_questions_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_lessons_v_version_quiz_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lessons_v_version_quiz_questions" ADD CONSTRAINT "_lessons_v_version_quiz_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_lessons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lessons_v" ADD CONSTRAINT "_lessons_v_parent_id_lessons_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."lessons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_lessons_v" ADD CONSTRAINT "_lessons_v_version_course_id_courses_id_fk" FOREIGN KEY ("version_course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "admins_sessions" ADD CONSTRAINT "admins_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_courses_fk" FOREIGN KEY ("courses_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lessons_fk" FOREIGN KEY ("lessons_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contact_messages_fk" FOREIGN KEY ("contact_messages_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_admins_fk" FOREIGN KEY ("admins_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_admins_fk" FOREIGN KEY ("admins_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "courses_slug_idx" ON "courses" USING btree ("slug");
  CREATE INDEX "courses_category_idx" ON "courses" USING btree ("category");
  CREATE INDEX "courses_updated_at_idx" ON "courses" USING btree ("updated_at");
  CREATE INDEX "courses_created_at_idx" ON "courses" USING btree ("created_at");
  CREATE INDEX "courses_deleted_at_idx" ON "courses" USING btree ("deleted_at");
  CREATE INDEX "courses__status_idx" ON "courses" USING btree ("_status");
  CREATE INDEX "_courses_v_parent_idx" ON "_courses_v" USING btree ("parent_id");
  CREATE INDEX "_courses_v_version_version_slug_idx" ON "_courses_v" USING btree ("version_slug");
  CREATE INDEX "_courses_v_version_version_category_idx" ON "_courses_v" USING btree ("version_category");
  CREATE INDEX "_courses_v_version_version_updated_at_idx" ON "_courses_v" USING btree ("version_updated_at");
  CREATE INDEX "_courses_v_version_version_created_at_idx" ON "_courses_v" USING btree ("version_created_at");
  CREATE INDEX "_courses_v_version_version_deleted_at_idx" ON "_courses_v" USING btree ("version_deleted_at");
  CREATE INDEX "_courses_v_version_version__status_idx" ON "_courses_v" USING btree ("version__status");
  CREATE INDEX "_courses_v_created_at_idx" ON "_courses_v" USING btree ("created_at");
  CREATE INDEX "_courses_v_updated_at_idx" ON "_courses_v" USING btree ("updated_at");
  CREATE INDEX "_courses_v_latest_idx" ON "_courses_v" USING btree ("latest");
  CREATE INDEX "lessons_objectives_order_idx" ON "lessons_objectives" USING btree ("_order");
  CREATE INDEX "lessons_objectives_parent_id_idx" ON "lessons_objectives" USING btree ("_parent_id");
  CREATE INDEX "lessons_key_takeaways_order_idx" ON "lessons_key_takeaways" USING btree ("_order");
  CREATE INDEX "lessons_key_takeaways_parent_id_idx" ON "lessons_key_takeaways" USING btree ("_parent_id");
  CREATE INDEX "lessons_warm_up_questions_order_idx" ON "lessons_warm_up_questions" USING btree ("_order");
  CREATE INDEX "lessons_warm_up_questions_parent_id_idx" ON "lessons_warm_up_questions" USING btree ("_parent_id");
  CREATE INDEX "lessons_vocabulary_order_idx" ON "lessons_vocabulary" USING btree ("_order");
  CREATE INDEX "lessons_vocabulary_parent_id_idx" ON "lessons_vocabulary" USING btree ("_parent_id");
  CREATE INDEX "lessons_phrases_order_idx" ON "lessons_phrases" USING btree ("_order");
  CREATE INDEX "lessons_phrases_parent_id_idx" ON "lessons_phrases" USING btree ("_parent_id");
  CREATE INDEX "lessons_grammar_concepts_order_idx" ON "lessons_grammar_concepts" USING btree ("_order");
  CREATE INDEX "lessons_grammar_concepts_parent_id_idx" ON "lessons_grammar_concepts" USING btree ("_parent_id");
  CREATE INDEX "lessons_practice_activities_questions_order_idx" ON "lessons_practice_activities_questions" USING btree ("_order");
  CREATE INDEX "lessons_practice_activities_questions_parent_id_idx" ON "lessons_practice_activities_questions" USING btree ("_parent_id");
  CREATE INDEX "lessons_practice_activities_order_idx" ON "lessons_practice_activities" USING btree ("_order");
  CREATE INDEX "lessons_practice_activities_parent_id_idx" ON "lessons_practice_activities" USING btree ("_parent_id");
  CREATE INDEX "lessons_speaking_tips_order_idx" ON "lessons_speaking_tips" USING btree ("_order");
  CREATE INDEX "lessons_speaking_tips_parent_id_idx" ON "lessons_speaking_tips" USING btree ("_parent_id");
  CREATE INDEX "lessons_quiz_questions_options_order_idx" ON "lessons_quiz_questions_options" USING btree ("_order");
  CREATE INDEX "lessons_quiz_questions_options_parent_id_idx" ON "lessons_quiz_questions_options" USING btree ("_parent_id");
  CREATE INDEX "lessons_quiz_questions_order_idx" ON "lessons_quiz_questions" USING btree ("_order");
  CREATE INDEX "lessons_quiz_questions_parent_id_idx" ON "lessons_quiz_questions" USING btree ("_parent_id");
  CREATE INDEX "lessons_course_idx" ON "lessons" USING btree ("course_id");
  CREATE INDEX "lessons_updated_at_idx" ON "lessons" USING btree ("updated_at");
  CREATE INDEX "lessons_created_at_idx" ON "lessons" USING btree ("created_at");
  CREATE INDEX "lessons_deleted_at_idx" ON "lessons" USING btree ("deleted_at");
  CREATE INDEX "lessons__status_idx" ON "lessons" USING btree ("_status");
  CREATE INDEX "course_lessonNumber_idx" ON "lessons" USING btree ("course_id","lesson_number");
  CREATE UNIQUE INDEX "lessons_one_place_one_lesson" ON "lessons" USING btree ("course_id","lesson_number") WHERE deleted_at is null;
  CREATE INDEX "_lessons_v_version_objectives_order_idx" ON "_lessons_v_version_objectives" USING btree ("_order");
  CREATE INDEX "_lessons_v_version_objectives_parent_id_idx" ON "_lessons_v_version_objectives" USING btree ("_parent_id");
  CREATE INDEX "_lessons_v_version_key_takeaways_order_idx" ON "_lessons_v_version_key_takeaways" USING btree ("_order");
  CREATE INDEX "_lessons_v_version_key_takeaways_parent_id_idx" ON "_lessons_v_version_key_takeaways" USING btree ("_parent_id");
  CREATE INDEX "_lessons_v_version_warm_up_questions_order_idx" ON "_lessons_v_version_warm_up_questions" USING btree ("_order");
  CREATE INDEX "_lessons_v_version_warm_up_questions_parent_id_idx" ON "_lessons_v_version_warm_up_questions" USING btree ("_parent_id");
  CREATE INDEX "_lessons_v_version_vocabulary_order_idx" ON "_lessons_v_version_vocabulary" USING btree ("_order");
  CREATE INDEX "_lessons_v_version_vocabulary_parent_id_idx" ON "_lessons_v_version_vocabulary" USING btree ("_parent_id");
  CREATE INDEX "_lessons_v_version_phrases_order_idx" ON "_lessons_v_version_phrases" USING btree ("_order");
  CREATE INDEX "_lessons_v_version_phrases_parent_id_idx" ON "_lessons_v_version_phrases" USING btree ("_parent_id");
  CREATE INDEX "_lessons_v_version_grammar_concepts_order_idx" ON "_lessons_v_version_grammar_concepts" USING btree ("_order");
  CREATE INDEX "_lessons_v_version_grammar_concepts_parent_id_idx" ON "_lessons_v_version_grammar_concepts" USING btree ("_parent_id");
  CREATE INDEX "_lessons_v_version_practice_activities_questions_order_idx" ON "_lessons_v_version_practice_activities_questions" USING btree ("_order");
  CREATE INDEX "_lessons_v_version_practice_activities_questions_parent_id_idx" ON "_lessons_v_version_practice_activities_questions" USING btree ("_parent_id");
  CREATE INDEX "_lessons_v_version_practice_activities_order_idx" ON "_lessons_v_version_practice_activities" USING btree ("_order");
  CREATE INDEX "_lessons_v_version_practice_activities_parent_id_idx" ON "_lessons_v_version_practice_activities" USING btree ("_parent_id");
  CREATE INDEX "_lessons_v_version_speaking_tips_order_idx" ON "_lessons_v_version_speaking_tips" USING btree ("_order");
  CREATE INDEX "_lessons_v_version_speaking_tips_parent_id_idx" ON "_lessons_v_version_speaking_tips" USING btree ("_parent_id");
  CREATE INDEX "_lessons_v_version_quiz_questions_options_order_idx" ON "_lessons_v_version_quiz_questions_options" USING btree ("_order");
  CREATE INDEX "_lessons_v_version_quiz_questions_options_parent_id_idx" ON "_lessons_v_version_quiz_questions_options" USING btree ("_parent_id");
  CREATE INDEX "_lessons_v_version_quiz_questions_order_idx" ON "_lessons_v_version_quiz_questions" USING btree ("_order");
  CREATE INDEX "_lessons_v_version_quiz_questions_parent_id_idx" ON "_lessons_v_version_quiz_questions" USING btree ("_parent_id");
  CREATE INDEX "_lessons_v_parent_idx" ON "_lessons_v" USING btree ("parent_id");
  CREATE INDEX "_lessons_v_version_version_course_idx" ON "_lessons_v" USING btree ("version_course_id");
  CREATE INDEX "_lessons_v_version_version_updated_at_idx" ON "_lessons_v" USING btree ("version_updated_at");
  CREATE INDEX "_lessons_v_version_version_created_at_idx" ON "_lessons_v" USING btree ("version_created_at");
  CREATE INDEX "_lessons_v_version_version_deleted_at_idx" ON "_lessons_v" USING btree ("version_deleted_at");
  CREATE INDEX "_lessons_v_version_version__status_idx" ON "_lessons_v" USING btree ("version__status");
  CREATE INDEX "_lessons_v_created_at_idx" ON "_lessons_v" USING btree ("created_at");
  CREATE INDEX "_lessons_v_updated_at_idx" ON "_lessons_v" USING btree ("updated_at");
  CREATE INDEX "_lessons_v_latest_idx" ON "_lessons_v" USING btree ("latest");
  CREATE INDEX "version_course_version_lessonNumber_idx" ON "_lessons_v" USING btree ("version_course_id","version_lesson_number");
  CREATE INDEX "contact_messages_status_idx" ON "contact_messages" USING btree ("status");
  CREATE INDEX "contact_messages_updated_at_idx" ON "contact_messages" USING btree ("updated_at");
  CREATE INDEX "contact_messages_created_at_idx" ON "contact_messages" USING btree ("created_at");
  CREATE INDEX "admins_sessions_order_idx" ON "admins_sessions" USING btree ("_order");
  CREATE INDEX "admins_sessions_parent_id_idx" ON "admins_sessions" USING btree ("_parent_id");
  CREATE INDEX "admins_updated_at_idx" ON "admins" USING btree ("updated_at");
  CREATE INDEX "admins_created_at_idx" ON "admins" USING btree ("created_at");
  CREATE UNIQUE INDEX "admins_username_idx" ON "admins" USING btree ("username");
  CREATE UNIQUE INDEX "login_guards_key_idx" ON "login_guards" USING btree ("key");
  CREATE INDEX "login_guards_updated_at_idx" ON "login_guards" USING btree ("updated_at");
  CREATE INDEX "login_guards_created_at_idx" ON "login_guards" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_courses_id_idx" ON "payload_locked_documents_rels" USING btree ("courses_id");
  CREATE INDEX "payload_locked_documents_rels_lessons_id_idx" ON "payload_locked_documents_rels" USING btree ("lessons_id");
  CREATE INDEX "payload_locked_documents_rels_contact_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("contact_messages_id");
  CREATE INDEX "payload_locked_documents_rels_admins_id_idx" ON "payload_locked_documents_rels" USING btree ("admins_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_admins_id_idx" ON "payload_preferences_rels" USING btree ("admins_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "courses" CASCADE;
  DROP TABLE "_courses_v" CASCADE;
  DROP TABLE "lessons_objectives" CASCADE;
  DROP TABLE "lessons_key_takeaways" CASCADE;
  DROP TABLE "lessons_warm_up_questions" CASCADE;
  DROP TABLE "lessons_vocabulary" CASCADE;
  DROP TABLE "lessons_phrases" CASCADE;
  DROP TABLE "lessons_grammar_concepts" CASCADE;
  DROP TABLE "lessons_practice_activities_questions" CASCADE;
  DROP TABLE "lessons_practice_activities" CASCADE;
  DROP TABLE "lessons_speaking_tips" CASCADE;
  DROP TABLE "lessons_quiz_questions_options" CASCADE;
  DROP TABLE "lessons_quiz_questions" CASCADE;
  DROP TABLE "lessons" CASCADE;
  DROP TABLE "_lessons_v_version_objectives" CASCADE;
  DROP TABLE "_lessons_v_version_key_takeaways" CASCADE;
  DROP TABLE "_lessons_v_version_warm_up_questions" CASCADE;
  DROP TABLE "_lessons_v_version_vocabulary" CASCADE;
  DROP TABLE "_lessons_v_version_phrases" CASCADE;
  DROP TABLE "_lessons_v_version_grammar_concepts" CASCADE;
  DROP TABLE "_lessons_v_version_practice_activities_questions" CASCADE;
  DROP TABLE "_lessons_v_version_practice_activities" CASCADE;
  DROP TABLE "_lessons_v_version_speaking_tips" CASCADE;
  DROP TABLE "_lessons_v_version_quiz_questions_options" CASCADE;
  DROP TABLE "_lessons_v_version_quiz_questions" CASCADE;
  DROP TABLE "_lessons_v" CASCADE;
  DROP TABLE "contact_messages" CASCADE;
  DROP TABLE "admins_sessions" CASCADE;
  DROP TABLE "admins" CASCADE;
  DROP TABLE "login_guards" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "site" CASCADE;
  DROP TABLE "payload_jobs_stats" CASCADE;
  DROP TYPE "public"."enum_courses_category";
  DROP TYPE "public"."enum_courses_difficulty";
  DROP TYPE "public"."enum_courses_status";
  DROP TYPE "public"."enum__courses_v_version_category";
  DROP TYPE "public"."enum__courses_v_version_difficulty";
  DROP TYPE "public"."enum__courses_v_version_status";
  DROP TYPE "public"."enum_lessons_practice_activities_type";
  DROP TYPE "public"."enum_lessons_status";
  DROP TYPE "public"."enum__lessons_v_version_practice_activities_type";
  DROP TYPE "public"."enum__lessons_v_version_status";
  DROP TYPE "public"."enum_contact_messages_status";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
