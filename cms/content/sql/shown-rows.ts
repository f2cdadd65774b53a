import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Shown } from '../touched-tags.ts'
import { runSql } from './run-sql.ts'

/**
 * Where visitors find a lesson now, as far as its own row tells; null where they do not. Only the
 * row knows: what Payload calls the document before a change may be a newer draft.
 */
export async function shownLesson(id: number, req: PayloadRequest): Promise<Shown | null> {
  const [row] = await runSql(
    req,
    sql`
      select course_id, lesson_number, created_at::text from lessons
      where id = ${id} and _status = 'published' and deleted_at is null`,
  )
  if (!row) return null
  return {
    courseId: Number(row.course_id ?? Number.NaN),
    lessonNumber: Number(row.lesson_number),
    createdAt: String(row.created_at),
  }
}

/** The same for a course. */
export async function shownCourse(id: number, req: PayloadRequest): Promise<Shown | null> {
  const [row] = await runSql(
    req,
    sql`
      select created_at::text from courses
      where id = ${id} and _status = 'published' and deleted_at is null`,
  )
  return row ? { courseId: id, createdAt: String(row.created_at) } : null
}
