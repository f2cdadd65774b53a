import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

export interface CourseStatistics {
  lessons: number
  /** ISO 8601; null without lessons. */
  latestLessonDate: string | null
}

const none: CourseStatistics = { lessons: 0, latestLessonDate: null }

/**
 * Lesson count and newest lesson's date of every course, in one query. Visitors' figures count
 * published lessons only, as `access/published-lessons.ts` has it; admins' count drafts too.
 */
export async function readCourseStatistics(
  payload: Payload,
  { countsDrafts }: { countsDrafts: boolean },
): Promise<(courseId: number) => CourseStatistics> {
  const { rows } = await payload.db.drizzle.execute<{
    course_id: number
    lessons: number
    latest: Date | string
  }>(sql`
    select course_id, count(*)::integer as lessons, max(created_at) as latest
    from lessons
    where deleted_at is null and course_id is not null and (_status = 'published' or ${countsDrafts})
    group by course_id`)
  const byCourse = new Map(
    rows.map(({ course_id, lessons, latest }) => [
      course_id,
      { lessons, latestLessonDate: new Date(latest).toISOString() },
    ]),
  )
  return (courseId) => byCourse.get(courseId) ?? none
}
