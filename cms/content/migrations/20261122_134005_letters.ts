import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "letters" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"student_id" integer NOT NULL,
  	"key" varchar NOT NULL,
  	"text" varchar,
  	"take_id" integer,
  	"answered_at" timestamp(3) with time zone,
  	"answer" varchar,
  	"answer_take_id" integer,
  	"answer_second" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "takes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"student_id" integer NOT NULL,
  	"type" varchar NOT NULL,
  	"seconds" numeric NOT NULL,
  	"bytes" numeric NOT NULL,
  	"data" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "letters" ADD CONSTRAINT "letters_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "letters" ADD CONSTRAINT "letters_take_id_takes_id_fk" FOREIGN KEY ("take_id") REFERENCES "public"."takes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "letters" ADD CONSTRAINT "letters_answer_take_id_takes_id_fk" FOREIGN KEY ("answer_take_id") REFERENCES "public"."takes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "takes" ADD CONSTRAINT "takes_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "letters_student_idx" ON "letters" USING btree ("student_id");
  CREATE UNIQUE INDEX "letters_key_idx" ON "letters" USING btree ("key");
  CREATE INDEX "letters_take_idx" ON "letters" USING btree ("take_id");
  CREATE INDEX "letters_answered_at_idx" ON "letters" USING btree ("answered_at");
  CREATE INDEX "letters_answer_take_idx" ON "letters" USING btree ("answer_take_id");
  CREATE INDEX "letters_updated_at_idx" ON "letters" USING btree ("updated_at");
  CREATE INDEX "letters_created_at_idx" ON "letters" USING btree ("created_at");
  CREATE INDEX "takes_student_idx" ON "takes" USING btree ("student_id");
  CREATE INDEX "takes_updated_at_idx" ON "takes" USING btree ("updated_at");
  CREATE INDEX "takes_created_at_idx" ON "takes" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "letters" CASCADE;
  DROP TABLE "takes" CASCADE;`)
}
