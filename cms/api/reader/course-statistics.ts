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
 * published lessons only, as `access/published-lessons.ts` has it; admins' count drafts too, in the
 * course of their newest draft.
 */
export async function readCourseStatistics(
  payload: Payload,
  { countsDrafts }: { countsDrafts: boolean },
): Promise<(courseId: number) => CourseStatistics> {
  const { rows } = await payload.db.drizzle.execute<{
    course_id: number
    lessons: number
    latest: Date | string
  }>(countsDrafts ? everyLesson() : publishedLessons())
  const byCourse = new Map(
    rows.map(({ course_id, lessons, latest }) => [
      course_id,
      { lessons, latestLessonDate: new Date(latest).toISOString() },
    ]),
  )
  return (courseId) => byCourse.get(courseId) ?? none
}

const publishedLessons = () => sql`
  select course_id, count(*)::integer as lessons, max(created_at) as latest
  from lessons
  where deleted_at is null and course_id is not null and _status = 'published'
  group by course_id`

const everyLesson = () => sql`
  select coalesce(draft.version_course_id, lessons.course_id) as course_id,
         count(*)::integer as lessons, max(lessons.created_at) as latest
  from lessons
  left join _lessons_v draft
    on draft.parent_id = lessons.id and draft.latest and lessons._status = 'draft'
  where lessons.deleted_at is null and coalesce(draft.version_course_id, lessons.course_id) is not null
  group by 1`
