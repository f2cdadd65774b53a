import { everything, type Tags, tagOf } from './content-tags.ts'

/** Where visitors find a lesson, or a course, which has no number. */
export interface Shown {
  courseId: number
  lessonNumber?: number
  /** Any text that is another one for another time. */
  createdAt: string
}

/** A document as visitors see it before and after a change; null where they do not see it. */
export interface Change {
  id: number
  before: Shown | null
  after: Shown | null
}

/** The tags that a change of a lesson touches; none where visitors see it neither way. */
export function touchedByLesson({ id, before, after }: Change): Tags {
  const shown = [before, after].filter((lesson) => lesson !== null)
  if (shown.length === 0) return []
  const ids = [...new Set(shown.map(({ courseId }) => courseId))]
  if (!ids.every(Number.isSafeInteger)) return [everything]
  const isElsewhere = before?.courseId !== after?.courseId
  const changesPlaces = isElsewhere || before?.lessonNumber !== after?.lessonNumber
  const changesFigures = isElsewhere || before?.createdAt !== after?.createdAt
  return [
    ...[tagOf.lesson(id), tagOf.lessons, tagOf.pages, ...ids.map(tagOf.lessonsOf)],
    ...(changesPlaces ? ids.map(tagOf.placesOf) : []),
    ...(changesFigures ? [tagOf.figures, ...ids.map(tagOf.figuresOf)] : []),
  ]
}

/** The tags that a change of a course touches: where it appears or goes, its lessons do so too. */
export function touchedByCourse({ id, before, after }: Change): Tags {
  if (!before && !after) return []
  const own = [tagOf.course(id), tagOf.courses, tagOf.pages]
  if (before && after) return own
  return [
    ...own,
    ...[tagOf.shown(id), tagOf.anyShown, tagOf.figures, tagOf.figuresOf(id)],
    ...[tagOf.lessons, tagOf.lessonsOf(id), tagOf.placesOf(id)],
  ]
}
