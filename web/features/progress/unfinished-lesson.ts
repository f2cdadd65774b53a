import type { LessonProgress, Passport } from '../../passport/computed.ts'

/** The lesson in which something was done last and that is not finished. */
export function unfinishedLesson(passport: Passport, courseId?: number): LessonProgress | null {
  if (passport.state === 'looking') return null
  const begun = [...passport.lessons.values()].filter(
    (lesson) => !lesson.finished && (courseId === undefined || lesson.courseId === courseId),
  )
  return begun.reduce<LessonProgress | null>(
    (last, lesson) => (last && last.newest > lesson.newest ? last : lesson),
    null,
  )
}
