import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "courses" ADD COLUMN "is_blank" boolean DEFAULT false;
  ALTER TABLE "_courses_v" ADD COLUMN "version_is_blank" boolean DEFAULT false;
  ALTER TABLE "lessons" ADD COLUMN "is_blank" boolean DEFAULT false;
  ALTER TABLE "_lessons_v" ADD COLUMN "version_is_blank" boolean DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "courses" DROP COLUMN "is_blank";
  ALTER TABLE "_courses_v" DROP COLUMN "version_is_blank";
  ALTER TABLE "lessons" DROP COLUMN "is_blank";
  ALTER TABLE "_lessons_v" DROP COLUMN "version_is_blank";`)
}
