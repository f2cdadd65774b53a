import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_sign_ins_outcome" ADD VALUE 'in-by-passkey' BEFORE 'wrong-password';
  ALTER TYPE "public"."enum_sign_ins_outcome" ADD VALUE 'wrong-passkey' BEFORE 'locked';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sign_ins" ALTER COLUMN "outcome" SET DATA TYPE text;
  DROP TYPE "public"."enum_sign_ins_outcome";
  CREATE TYPE "public"."enum_sign_ins_outcome" AS ENUM('in', 'in-by-recovery-code', 'wrong-password', 'wrong-code', 'locked');
  ALTER TABLE "sign_ins" ALTER COLUMN "outcome" SET DATA TYPE "public"."enum_sign_ins_outcome" USING "outcome"::"public"."enum_sign_ins_outcome";`)
}
