import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_students_grants_scope" AS ENUM('all', 'course', 'lesson');
  CREATE TYPE "public"."enum_access_codes_grants_scope" AS ENUM('all', 'course', 'lesson');
  CREATE TYPE "public"."enum_results_kind" AS ENUM('step', 'quiz', 'words', 'done');
  CREATE TABLE "students_grants" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"scope" "enum_students_grants_scope" DEFAULT 'course' NOT NULL,
  	"course_id" integer,
  	"lesson_id" integer,
  	"until" timestamp(3) with time zone,
  	"code_id" integer
  );
  
  CREATE TABLE "students" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"note" varchar,
  	"ends_at" timestamp(3) with time zone,
  	"revoked_at" timestamp(3) with time zone,
  	"link_made_at" timestamp(3) with time zone,
  	"consented_at" timestamp(3) with time zone,
  	"results_seen_at" timestamp(3) with time zone,
  	"link_hash" varchar,
  	"link_version" numeric DEFAULT 1,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "students_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"lessons_id" integer
  );
  
  CREATE TABLE "access_codes_grants" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"scope" "enum_access_codes_grants_scope" DEFAULT 'course' NOT NULL,
  	"course_id" integer,
  	"lesson_id" integer
  );
  
  CREATE TABLE "access_codes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"days" numeric,
  	"uses" numeric DEFAULT 1 NOT NULL,
  	"used" numeric DEFAULT 0,
  	"ends_at" timestamp(3) with time zone,
  	"revoked_at" timestamp(3) with time zone,
  	"code_made_at" timestamp(3) with time zone,
  	"code_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "results" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"student_id" integer NOT NULL,
  	"event" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"kind" "enum_results_kind" NOT NULL,
  	"lesson_id" integer,
  	"title" varchar,
  	"at" timestamp(3) with time zone NOT NULL,
  	"data" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "students_grants" ADD CONSTRAINT "students_grants_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "students_grants" ADD CONSTRAINT "students_grants_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "students_grants" ADD CONSTRAINT "students_grants_code_id_access_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."access_codes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "students_grants" ADD CONSTRAINT "students_grants_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "students_rels" ADD CONSTRAINT "students_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "students_rels" ADD CONSTRAINT "students_rels_lessons_fk" FOREIGN KEY ("lessons_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "access_codes_grants" ADD CONSTRAINT "access_codes_grants_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "access_codes_grants" ADD CONSTRAINT "access_codes_grants_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "access_codes_grants" ADD CONSTRAINT "access_codes_grants_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."access_codes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "results" ADD CONSTRAINT "results_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "results" ADD CONSTRAINT "results_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "students_grants_order_idx" ON "students_grants" USING btree ("_order");
  CREATE INDEX "students_grants_parent_id_idx" ON "students_grants" USING btree ("_parent_id");
  CREATE INDEX "students_grants_course_idx" ON "students_grants" USING btree ("course_id");
  CREATE INDEX "students_grants_lesson_idx" ON "students_grants" USING btree ("lesson_id");
  CREATE INDEX "students_grants_code_idx" ON "students_grants" USING btree ("code_id");
  CREATE UNIQUE INDEX "students_link_hash_idx" ON "students" USING btree ("link_hash");
  CREATE INDEX "students_updated_at_idx" ON "students" USING btree ("updated_at");
  CREATE INDEX "students_created_at_idx" ON "students" USING btree ("created_at");
  CREATE INDEX "students_rels_order_idx" ON "students_rels" USING btree ("order");
  CREATE INDEX "students_rels_parent_idx" ON "students_rels" USING btree ("parent_id");
  CREATE INDEX "students_rels_path_idx" ON "students_rels" USING btree ("path");
  CREATE INDEX "students_rels_lessons_id_idx" ON "students_rels" USING btree ("lessons_id");
  CREATE INDEX "access_codes_grants_order_idx" ON "access_codes_grants" USING btree ("_order");
  CREATE INDEX "access_codes_grants_parent_id_idx" ON "access_codes_grants" USING btree ("_parent_id");
  CREATE INDEX "access_codes_grants_course_idx" ON "access_codes_grants" USING btree ("course_id");
  CREATE INDEX "access_codes_grants_lesson_idx" ON "access_codes_grants" USING btree ("lesson_id");
  CREATE UNIQUE INDEX "access_codes_code_hash_idx" ON "access_codes" USING btree ("code_hash");
  CREATE INDEX "access_codes_updated_at_idx" ON "access_codes" USING btree ("updated_at");
  CREATE INDEX "access_codes_created_at_idx" ON "access_codes" USING btree ("created_at");
  CREATE INDEX "results_student_idx" ON "results" USING btree ("student_id");
  CREATE UNIQUE INDEX "results_key_idx" ON "results" USING btree ("key");
  CREATE INDEX "results_lesson_idx" ON "results" USING btree ("lesson_id");
  CREATE INDEX "results_updated_at_idx" ON "results" USING btree ("updated_at");
  CREATE INDEX "results_created_at_idx" ON "results" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "students_grants" CASCADE;
  DROP TABLE "students" CASCADE;
  DROP TABLE "students_rels" CASCADE;
  DROP TABLE "access_codes_grants" CASCADE;
  DROP TABLE "access_codes" CASCADE;
  DROP TABLE "results" CASCADE;
  DROP TYPE "public"."enum_students_grants_scope";
  DROP TYPE "public"."enum_access_codes_grants_scope";
  DROP TYPE "public"."enum_results_kind";`)
}
