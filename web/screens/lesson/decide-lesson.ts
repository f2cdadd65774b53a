import type { CourseSummary } from '../../../cms/contract/course.ts'
import type { LessonAnswer, LessonListItem } from '../../../cms/contract/lesson.ts'
import { viewersOf } from '../../../cms/contract/lesson-rules.ts'
import { defaultCourseSlug, pagePaths } from '../../../cms/contract/page-paths.ts'
import { firstLessonOf } from '../../features/lesson-links/lesson-links.ts'
import { type Decision, missing, redirectTo } from '../../router/decision.ts'
import type { lessonPlaceOf } from '../../router/route-params.ts'

/** The course and the number that an address names. */
export type NamedPlace = ReturnType<typeof lessonPlaceOf>

/** What was read for it; null or undefined where there is nothing. */
export interface LessonAnswers {
  /** The course of the address, as a list of one. */
  courses: readonly CourseSummary[] | null | undefined
  lesson: LessonAnswer | null | undefined
  /** The course's first lesson, which only a missing sample lesson asks for. */
  others: readonly LessonListItem[] | null | undefined
}

/** Which lesson is to be read; null where the address names none. */
export function askedLesson(place: NamedPlace, courses: LessonAnswers['courses']) {
  const course = courseOf(place, courses)
  if (!course || place.lessonNumber === null) return null
  return { courseId: course.id, lessonNumber: place.lessonNumber }
}

/** Lesson 1 of Speak Fluently is offered as a sample, whatever becomes of it (spec §2). */
export const isSampleLesson = ({ courseSlug, lessonNumber }: NamedPlace) =>
  courseSlug === defaultCourseSlug && lessonNumber === 1

/** A lesson at its course's address: shown here, taken elsewhere, or not there. */
export function decideLesson(
  place: NamedPlace,
  { courses, lesson, others }: LessonAnswers,
): Decision<{ course: CourseSummary; lesson: LessonAnswer }> {
  const course = courseOf(place, courses)
  if (!course || place.lessonNumber === null) return missing
  if (lesson) {
    if (isTakenElsewhere(lesson)) return redirectTo(pagePaths.uploadedLesson(lesson.id))
    return { outcome: 'view', course, lesson }
  }
  const first = isSampleLesson(place) ? firstLessonOf(others ?? []) : undefined
  return first ? redirectTo(pagePaths.lesson(course.slug, first.lessonNumber)) : missing
}

const courseOf = ({ courseSlug }: NamedPlace, courses: LessonAnswers['courses']) =>
  courses?.find(({ slug }) => slug === courseSlug)

/** A lesson that is a document and nothing else. */
const isTakenElsewhere = (lesson: LessonAnswer) => viewersOf(lesson)[0] === 'uploaded'
