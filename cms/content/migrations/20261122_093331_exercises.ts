import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_exercises_kinds" AS ENUM('list', 'flashcards', 'matching', 'choice', 'gap', 'spoken-gap', 'dictation', 'order', 'translate', 'say');
  CREATE TYPE "public"."enum_exercises_learner_language" AS ENUM('ar', 'bn', 'bg', 'ca', 'zh', 'hr', 'cs', 'da', 'nl', 'et', 'fi', 'fr', 'ka', 'de', 'el', 'he', 'hi', 'hu', 'id', 'it', 'ja', 'kk', 'ko', 'lv', 'lt', 'ms', 'no', 'fa', 'pl', 'pt', 'ro', 'ru', 'sr', 'sk', 'sl', 'es', 'sv', 'th', 'tr', 'uk', 'ur', 'vi');
  CREATE TYPE "public"."enum_exercises_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__exercises_v_version_kinds" AS ENUM('list', 'flashcards', 'matching', 'choice', 'gap', 'spoken-gap', 'dictation', 'order', 'translate', 'say');
  CREATE TYPE "public"."enum__exercises_v_version_learner_language" AS ENUM('ar', 'bn', 'bg', 'ca', 'zh', 'hr', 'cs', 'da', 'nl', 'et', 'fi', 'fr', 'ka', 'de', 'el', 'he', 'hi', 'hu', 'id', 'it', 'ja', 'kk', 'ko', 'lv', 'lt', 'ms', 'no', 'fa', 'pl', 'pt', 'ro', 'ru', 'sr', 'sk', 'sl', 'es', 'sv', 'th', 'tr', 'uk', 'ur', 'vi');
  CREATE TYPE "public"."enum__exercises_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "exercises_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"word" varchar,
  	"translation" varchar,
  	"phonetics" varchar,
  	"meaning" varchar,
  	"example" varchar,
  	"spoken_example" varchar,
  	"also_right" varchar
  );
  
  CREATE TABLE "exercises_kinds" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_exercises_kinds",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "exercises" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"learner_language" "enum_exercises_learner_language",
  	"made_for" varchar,
  	"address" varchar,
  	"is_blank" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_exercises_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_exercises_v_version_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"word" varchar,
  	"translation" varchar,
  	"phonetics" varchar,
  	"meaning" varchar,
  	"example" varchar,
  	"spoken_example" varchar,
  	"also_right" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_exercises_v_version_kinds" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__exercises_v_version_kinds",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_exercises_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_learner_language" "enum__exercises_v_version_learner_language",
  	"version_made_for" varchar,
  	"version_address" varchar,
  	"version_is_blank" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__exercises_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "exercises_id" integer;
  ALTER TABLE "exercises_rows" ADD CONSTRAINT "exercises_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."exercises"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "exercises_kinds" ADD CONSTRAINT "exercises_kinds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."exercises"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_exercises_v_version_rows" ADD CONSTRAINT "_exercises_v_version_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_exercises_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_exercises_v_version_kinds" ADD CONSTRAINT "_exercises_v_version_kinds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_exercises_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_exercises_v" ADD CONSTRAINT "_exercises_v_parent_id_exercises_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."exercises"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "exercises_rows_order_idx" ON "exercises_rows" USING btree ("_order");
  CREATE INDEX "exercises_rows_parent_id_idx" ON "exercises_rows" USING btree ("_parent_id");
  CREATE INDEX "exercises_kinds_order_idx" ON "exercises_kinds" USING btree ("order");
  CREATE INDEX "exercises_kinds_parent_idx" ON "exercises_kinds" USING btree ("parent_id");
  CREATE UNIQUE INDEX "exercises_address_idx" ON "exercises" USING btree ("address");
  CREATE INDEX "exercises_updated_at_idx" ON "exercises" USING btree ("updated_at");
  CREATE INDEX "exercises_created_at_idx" ON "exercises" USING btree ("created_at");
  CREATE INDEX "exercises_deleted_at_idx" ON "exercises" USING btree ("deleted_at");
  CREATE INDEX "exercises__status_idx" ON "exercises" USING btree ("_status");
  CREATE INDEX "_exercises_v_version_rows_order_idx" ON "_exercises_v_version_rows" USING btree ("_order");
  CREATE INDEX "_exercises_v_version_rows_parent_id_idx" ON "_exercises_v_version_rows" USING btree ("_parent_id");
  CREATE INDEX "_exercises_v_version_kinds_order_idx" ON "_exercises_v_version_kinds" USING btree ("order");
  CREATE INDEX "_exercises_v_version_kinds_parent_idx" ON "_exercises_v_version_kinds" USING btree ("parent_id");
  CREATE INDEX "_exercises_v_parent_idx" ON "_exercises_v" USING btree ("parent_id");
  CREATE INDEX "_exercises_v_version_version_address_idx" ON "_exercises_v" USING btree ("version_address");
  CREATE INDEX "_exercises_v_version_version_updated_at_idx" ON "_exercises_v" USING btree ("version_updated_at");
  CREATE INDEX "_exercises_v_version_version_created_at_idx" ON "_exercises_v" USING btree ("version_created_at");
  CREATE INDEX "_exercises_v_version_version_deleted_at_idx" ON "_exercises_v" USING btree ("version_deleted_at");
  CREATE INDEX "_exercises_v_version_version__status_idx" ON "_exercises_v" USING btree ("version__status");
  CREATE INDEX "_exercises_v_created_at_idx" ON "_exercises_v" USING btree ("created_at");
  CREATE INDEX "_exercises_v_updated_at_idx" ON "_exercises_v" USING btree ("updated_at");
  CREATE INDEX "_exercises_v_latest_idx" ON "_exercises_v" USING btree ("latest");
  CREATE INDEX "_exercises_v_autosave_idx" ON "_exercises_v" USING btree ("autosave");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_exercises_fk" FOREIGN KEY ("exercises_id") REFERENCES "public"."exercises"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_exercises_id_idx" ON "payload_locked_documents_rels" USING btree ("exercises_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "exercises_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "exercises_kinds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "exercises" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_exercises_v_version_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_exercises_v_version_kinds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_exercises_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "exercises_rows" CASCADE;
  DROP TABLE "exercises_kinds" CASCADE;
  DROP TABLE "exercises" CASCADE;
  DROP TABLE "_exercises_v_version_rows" CASCADE;
  DROP TABLE "_exercises_v_version_kinds" CASCADE;
  DROP TABLE "_exercises_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_exercises_fk";
  
  DROP INDEX "payload_locked_documents_rels_exercises_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "exercises_id";
  DROP TYPE "public"."enum_exercises_kinds";
  DROP TYPE "public"."enum_exercises_learner_language";
  DROP TYPE "public"."enum_exercises_status";
  DROP TYPE "public"."enum__exercises_v_version_kinds";
  DROP TYPE "public"."enum__exercises_v_version_learner_language";
  DROP TYPE "public"."enum__exercises_v_version_status";`)
}
