import type { Passport } from '../../passport/computed.ts'
import { usePassport } from '../../passport/passport.ts'

/**
 * How many lessons of a course are finished; null as long as the page shows what it shows to a
 * visitor who has finished nothing (decision 8).
 */
export function finishedIn(passport: Passport, courseId: number): number | null {
  if (passport.state === 'looking') return null
  const finished = [...passport.lessons.values()].filter((lesson) => lesson.finished)
  if (finished.length === 0) return null
  return finished.filter((lesson) => lesson.courseId === courseId).length
}

/** The same for the passport of this device, no more than the course has. */
export function useFinishedIn(course: { id: number; lessons: number }): number | null {
  const finished = finishedIn(usePassport(), course.id)
  return finished === null ? null : Math.min(finished, course.lessons)
}

/** Whole per cent of a course. */
export const percentOf = (finished: number, lessons: number): number =>
  lessons === 0 ? 0 : Math.round((finished / lessons) * 100)
