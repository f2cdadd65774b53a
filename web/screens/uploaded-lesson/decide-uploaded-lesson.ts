import type { CourseSummary } from '../../../cms/contract/course.ts'
import type { LessonAnswer } from '../../../cms/contract/lesson.ts'
import { lessonAddress, viewersOf } from '../../../cms/contract/lesson-rules.ts'
import { type Decision, missing, redirectTo } from '../../router/decision.ts'

interface ShownLesson {
  lesson: LessonAnswer
  /** Where it is announced; undefined while that takes a course that is not known. */
  address: string | undefined
  /** False where the lesson has nothing to show at all. */
  hasDocument: boolean
}

/** Whether the lesson's address takes the slug of its course. */
export const needsCourse = (lesson: LessonAnswer) => viewersOf(lesson)[0] !== 'uploaded'

/** A structured lesson without a document. */
export function isTakenElsewhere(lesson: LessonAnswer) {
  const viewers = viewersOf(lesson)
  return viewers.length > 0 && !viewers.includes('uploaded')
}

/** A lesson at its own address: shown here, taken in the other viewer, or not there. */
export function decideUploadedLesson(
  lesson: LessonAnswer | null,
  courses: readonly CourseSummary[] | null,
): Decision<ShownLesson> {
  if (!lesson) return missing
  const address = addressOf(lesson, courses ?? [])
  if (isTakenElsewhere(lesson) && address !== undefined) return redirectTo(address)
  const hasDocument = viewersOf(lesson).includes('uploaded')
  return { outcome: 'view', lesson, address, hasDocument }
}

function addressOf(lesson: LessonAnswer, courses: readonly CourseSummary[]) {
  const course = courses.find(({ id }) => id === lesson.courseId)
  if (!course && needsCourse(lesson)) return undefined
  return lessonAddress(viewersOf(lesson), { ...lesson, courseSlug: course?.slug ?? '' })
}
