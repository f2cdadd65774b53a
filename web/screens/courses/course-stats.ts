import type { CourseSummary } from '../../../cms/contract/course.ts'

/** '7 courses available · 8 total lessons · 4 active courses' (spec §2 'Courses page'). */
export function courseStatsText(courses: readonly CourseSummary[]) {
  const lessons = courses.reduce((sum, course) => sum + course.lessons, 0)
  const active = courses.filter(({ isActive }) => isActive).length
  return [
    counted(courses.length, 'course available', 'courses available'),
    counted(lessons, 'total lesson', 'total lessons'),
    counted(active, 'active course', 'active courses'),
  ].join(' · ')
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
