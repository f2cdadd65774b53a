import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "clips" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lesson_id" integer,
  	"exercise_id" integer,
  	"word" varchar NOT NULL,
  	"row_id" varchar NOT NULL,
  	"hash" varchar NOT NULL,
  	"ms" numeric NOT NULL,
  	"sound" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "clips" ADD CONSTRAINT "clips_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "clips" ADD CONSTRAINT "clips_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "clips_lesson_idx" ON "clips" USING btree ("lesson_id");
  CREATE INDEX "clips_exercise_idx" ON "clips" USING btree ("exercise_id");
  CREATE UNIQUE INDEX "clips_row_id_idx" ON "clips" USING btree ("row_id");
  CREATE INDEX "clips_updated_at_idx" ON "clips" USING btree ("updated_at");
  CREATE INDEX "clips_created_at_idx" ON "clips" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "clips" CASCADE;`)
}
