import type { CourseSummary } from '../../../cms/contract/course.ts'

/** Newest lesson first, courses without lessons last; among equals the one with more (spec §4). */
export const inCourseOrder = (courses: readonly CourseSummary[]) =>
  [...courses].sort(
    (first, second) => sortDate(second) - sortDate(first) || second.lessons - first.lessons,
  )

const sortDate = ({ latestLessonDate }: CourseSummary) =>
  latestLessonDate === null ? 0 : Date.parse(latestLessonDate)
