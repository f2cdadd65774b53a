import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A question has no right answer until the tutor chooses one; what is stored stays as it is. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table lessons_quiz_questions alter column correct_answer drop default;
    alter table _lessons_v_version_quiz_questions alter column correct_answer drop default`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table lessons_quiz_questions alter column correct_answer set default 0;
    alter table _lessons_v_version_quiz_questions alter column correct_answer set default 0`)
}
