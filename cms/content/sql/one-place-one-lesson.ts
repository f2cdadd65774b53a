import { sql } from '@payloadcms/db-postgres'
import { uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PostgresSchemaHook } from '@payloadcms/drizzle/postgres'

/** No two lessons of a course share a number; those in the trash do not count. */
export const onePlaceOneLesson: PostgresSchemaHook = ({ schema, extendTable }) => {
  const table = schema.tables.lessons
  if (!table) throw new Error('The lessons table is missing from the schema.')
  extendTable({
    table,
    extraConfig: (columns) => ({
      onePlaceOneLesson: uniqueIndex('lessons_one_place_one_lesson')
        .on(columns.course, columns.lessonNumber)
        .where(sql`deleted_at is null`),
    }),
  })
  return schema
}
