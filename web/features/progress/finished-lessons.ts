import type { LessonProgress, Passport } from '../../passport/computed.ts'
import { useKeptPassport } from '../../passport/passport.ts'

/**
 * How many lessons of a course are finished; null as long as the page shows what it shows to a
 * visitor who has done nothing (decision 8).
 */
export function finishedIn(passport: Passport, courseId: number): number | null {
  if (passport.state === 'looking') return null
  const lessons = [...passport.lessons.values()]
  if (passport.words.size === 0 && !lessons.some(hasStepDone)) return null
  return lessons.filter((lesson) => lesson.finished && lesson.courseId === courseId).length
}

/** To have opened a stage is to have looked; to have answered, said or finished is a step. */
const hasStepDone = ({ finished, tries, spoken }: LessonProgress) =>
  finished !== null || tries.length > 0 || spoken > 0

/** The same for the passport of this device, no more than the course has. */
export function useFinishedIn(course: { id: number; lessons: number }): number | null {
  const finished = finishedIn(useKeptPassport(), course.id)
  return finished === null ? null : Math.min(finished, course.lessons)
}

/** Whole per cent of a course. */
export const percentOf = (finished: number, lessons: number): number =>
  lessons === 0 ? 0 : Math.round((finished / lessons) * 100)
