import type { LessonListItem } from '../../../../cms/contract/lesson.ts'

/** The lessons whose title, number or course holds every word that is looked for. */
export function findLessons(
  lessons: readonly LessonListItem[],
  { query, courseNames }: { query: string; courseNames: ReadonlyMap<number, string> },
) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return lessons
  return lessons.filter(({ title, lessonNumber, courseId }) => {
    const text = `${title} lesson ${lessonNumber} ${courseNames.get(courseId) ?? ''}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
