import type { CourseSummary } from '../../../cms/contract/course.ts'
import type { LessonAnswer } from '../../../cms/contract/lesson.ts'
import { isWhole, viewersOf } from '../../../cms/contract/lesson-rules.ts'
import { defaultCourseSlug, pagePaths } from '../../../cms/contract/page-paths.ts'
import { type Decision, missing, redirectTo } from '../../router/decision.ts'

/** What an address of the screen names: a lesson by its place in a course, or by its id. */
export type NamedLesson =
  | { courseSlug: string; lessonNumber: number | null }
  | { lessonId: number | null }

/** What was read for it; null where there is nothing. */
export interface Answers {
  /** The lesson's course, as a list of one. */
  courses: readonly CourseSummary[] | null
  lesson: LessonAnswer | null
}

export interface PractisedLesson {
  lesson: LessonAnswer
  course: CourseSummary | undefined
  /** Where the words are announced, and where the lesson is. */
  path: string
  lessonPath: string
  /** Where the course's lessons are listed. */
  lessonsPath: string
}

/**
 * The words of a lesson, at the address that goes with its own: those of a structured lesson in its
 * course, those of an uploaded one under its id.
 */
export function decidePractise(
  named: NamedLesson,
  { courses, lesson }: Answers,
): Decision<PractisedLesson> {
  if (!lesson) return isSample(named) ? redirectTo(sampleLesson) : missing
  const course = courses?.find(({ id }) => id === lesson.courseId)
  const isUploaded = viewersOf(lesson)[0] === 'uploaded'
  if ('courseSlug' in named) {
    if (!course) return missing
    if (isUploaded) return redirectTo(pagePaths.practiseUploaded(lesson.id))
    return inCourse(course, lesson)
  }
  if (isWhole(lesson) && !isUploaded && course) {
    return redirectTo(pagePaths.practise(course.slug, lesson.lessonNumber))
  }
  return {
    outcome: 'view',
    lesson,
    course,
    path: pagePaths.practiseUploaded(lesson.id),
    lessonPath: pagePaths.uploadedLesson(lesson.id),
    lessonsPath: pagePaths.course(lesson.courseId),
  }
}

function inCourse(course: CourseSummary, lesson: LessonAnswer): Decision<PractisedLesson> {
  return {
    outcome: 'view',
    lesson,
    course,
    path: pagePaths.practise(course.slug, lesson.lessonNumber),
    lessonPath: pagePaths.lesson(course.slug, lesson.lessonNumber),
    lessonsPath: pagePaths.courseLessons(course.slug),
  }
}

const sampleLesson = pagePaths.lesson(defaultCourseSlug, 1)

/** Where the sample lesson is gone, its own address knows what stands in (spec §2). */
const isSample = (named: NamedLesson) =>
  'courseSlug' in named && named.courseSlug === defaultCourseSlug && named.lessonNumber === 1
