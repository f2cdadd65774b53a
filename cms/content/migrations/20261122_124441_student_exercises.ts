import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_results_kind" ADD VALUE 'opened';
  ALTER TYPE "public"."enum_results_kind" ADD VALUE 'answered';
  ALTER TYPE "public"."enum_results_kind" ADD VALUE 'finished';
  ALTER TABLE "exercises" ADD COLUMN "student_id" integer;
  ALTER TABLE "_exercises_v" ADD COLUMN "version_student_id" integer;
  ALTER TABLE "results" ADD COLUMN "exercise_id" integer;
  ALTER TABLE "exercises" ADD CONSTRAINT "exercises_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_exercises_v" ADD CONSTRAINT "_exercises_v_version_student_id_students_id_fk" FOREIGN KEY ("version_student_id") REFERENCES "public"."students"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "results" ADD CONSTRAINT "results_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "exercises_student_idx" ON "exercises" USING btree ("student_id");
  CREATE INDEX "_exercises_v_version_version_student_idx" ON "_exercises_v" USING btree ("version_student_id");
  CREATE INDEX "results_exercise_idx" ON "results" USING btree ("exercise_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "exercises" DROP CONSTRAINT "exercises_student_id_students_id_fk";
  
  ALTER TABLE "_exercises_v" DROP CONSTRAINT "_exercises_v_version_student_id_students_id_fk";
  
  ALTER TABLE "results" DROP CONSTRAINT "results_exercise_id_exercises_id_fk";
  
  ALTER TABLE "results" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_results_kind";
  CREATE TYPE "public"."enum_results_kind" AS ENUM('step', 'quiz', 'words', 'done');
  ALTER TABLE "results" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_results_kind" USING "kind"::"public"."enum_results_kind";
  DROP INDEX "exercises_student_idx";
  DROP INDEX "_exercises_v_version_version_student_idx";
  DROP INDEX "results_exercise_idx";
  ALTER TABLE "exercises" DROP COLUMN "student_id";
  ALTER TABLE "_exercises_v" DROP COLUMN "version_student_id";
  ALTER TABLE "results" DROP COLUMN "exercise_id";`)
}
