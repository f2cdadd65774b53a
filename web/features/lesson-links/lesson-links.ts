import { isWhole } from '../../../cms/contract/is-whole.ts'
import type { Lesson, LessonAnswer } from '../../../cms/contract/lesson.ts'

/** The length every lesson is announced with (spec §9). */
export const lessonDurationText = '45 mins'

/** What a link to a lesson says: a premium lesson can be looked at only (spec §2). */
export const startLessonText = (isPremium: boolean) =>
  isPremium ? 'Preview Lesson' : 'Start Lesson'

/** Which viewer has something to show; a withheld lesson says so in whichever it is opened. */
export function viewersOf(lesson: LessonAnswer): 'structured' | 'uploaded' | 'both' | 'none' {
  if (!isWhole(lesson)) return 'both'
  const isStructured = hasStructuredContent(lesson)
  if (lesson.hasHtmlContent) return isStructured ? 'both' : 'uploaded'
  return isStructured ? 'structured' : 'none'
}

const hasStructuredContent = (lesson: Lesson) =>
  [
    lesson.vocabulary,
    lesson.phrases,
    lesson.grammarConcepts,
    lesson.practiceActivities,
    lesson.quizQuestions,
  ].some((list) => list.length > 0)

/** The lessons before and after one in its course, by their numbers (spec §2). */
export function neighboursOf<Place extends { id: number; lessonNumber: number }>(
  lessons: readonly Place[],
  id: number,
) {
  const ordered = inLessonOrder(lessons)
  const place = ordered.findIndex((lesson) => lesson.id === id)
  if (place === -1) return { previous: undefined, next: undefined }
  return { previous: ordered[place - 1], next: ordered[place + 1] }
}

export const inLessonOrder = <Place extends { lessonNumber: number }>(lessons: readonly Place[]) =>
  [...lessons].sort((first, second) => first.lessonNumber - second.lessonNumber)

export const firstLessonOf = <Place extends { lessonNumber: number }>(lessons: readonly Place[]) =>
  inLessonOrder(lessons)[0]
