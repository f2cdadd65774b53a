import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

export interface CourseFigures {
  lessons: number
  /** ISO 8601; null without lessons. */
  latestLessonDate: string | null
}

export const noFigures: CourseFigures = { lessons: 0, latestLessonDate: null }

/**
 * Lesson count and newest lesson's date of each course that has lessons, in one query. Visitors'
 * figures count published lessons only, as `access/published-lessons.ts` has it; admins' count
 * drafts too.
 */
export async function readFigures(
  payload: Payload,
  { countsDrafts, courseId }: { countsDrafts: boolean; courseId?: number },
): Promise<Map<number, CourseFigures>> {
  const { rows } = await payload.db.drizzle.execute<{
    course_id: number
    lessons: number
    latest: Date | string
  }>(sql`
    select course_id, count(*)::integer as lessons, max(created_at) as latest
    from lessons
    where deleted_at is null and ${ofCourse(courseId)}
      and (_status = 'published' or ${countsDrafts})
    group by course_id`)
  return new Map(
    rows.map(({ course_id, lessons, latest }) => [
      course_id,
      { lessons, latestLessonDate: new Date(latest).toISOString() },
    ]),
  )
}

const ofCourse = (courseId: number | undefined): SQL =>
  courseId === undefined ? sql`course_id is not null` : sql`course_id = ${courseId}`
