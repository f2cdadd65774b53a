import type { LessonProgress, Passport } from '../../passport/computed.ts'
import { useKeptPassport } from '../../passport/passport.ts'
import { useListedLessons } from './listed-lessons.ts'

/**
 * How many lessons of a course are finished; null as long as the page shows what it shows to a
 * visitor who has done nothing (decision 8).
 */
export function finishedIn(passport: Passport, course: KnownCourse): number | null {
  if (passport.state === 'looking') return null
  const lessons = [...passport.lessons.values()]
  if (passport.words.size === 0 && !lessons.some(hasStepDone)) return null
  return lessonsOf(lessons, course).filter(({ finished }) => finished).length
}

/** A course, and which lessons it has now; null where that is not known whole. */
export interface KnownCourse {
  id: number
  listed: readonly number[] | null
}

/**
 * What was done in the lessons that a course has now, wherever they stood when it was done; where
 * its list is not known, in those that stood in it then.
 */
export const lessonsOf = (lessons: Iterable<LessonProgress>, { id, listed }: KnownCourse) =>
  [...lessons].filter(({ lessonId, courseId }) =>
    listed ? listed.includes(lessonId) : courseId === id,
  )

/** To have opened a stage is to have looked; to have answered, said or finished is a step. */
const hasStepDone = ({ finished, tries, spoken }: LessonProgress) =>
  finished !== null || tries.length > 0 || spoken > 0

/** The same for the passport of this device, no more than the course has. */
export function useFinishedIn(course: { id: number; lessons: number }): number | null {
  const listed = useListedLessons(course)
  const finished = finishedIn(useKeptPassport(), { id: course.id, listed })
  return finished === null ? null : Math.min(finished, course.lessons)
}

/** Whole per cent of a course; 100 is all of it. */
export const percentOf = (finished: number, lessons: number): number =>
  lessons === 0 ? 0 : Math.floor((finished * 100) / lessons)
