import type { CourseSummary } from '../../../cms/contract/course.ts'

/** So many lessons come with the page; the others are read as the tutor scrolls to them. */
const firstLessons = 200

/** The courses whose lessons are there at once: always the first, and as many as are small. */
export function firstCourses(courses: readonly CourseSummary[]): CourseSummary[] {
  let lessons = 0
  return courses.filter((course, index) => {
    lessons += course.lessons
    return index === 0 || lessons <= firstLessons
  })
}
