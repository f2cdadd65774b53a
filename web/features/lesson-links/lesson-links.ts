/** The length every lesson is announced with (spec §9). */
export const lessonDurationText = '45 mins'

/** What a link to a lesson says: a premium lesson can be looked at only (spec §2). */
export const startLessonText = (isPremium: boolean) =>
  isPremium ? 'Preview Lesson' : 'Start Lesson'

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
