import { lessonsAtOnce } from '../../../cms/contract/limits.ts'
import { useLessonPart } from '../../data/lessons.ts'
import { dataOf } from '../../data/use-read.ts'

/**
 * The ids of a course's lessons as they are now; null where they are not read, or are more than a
 * page lists at once. The same read as that of the course's own page.
 */
export function useListedLessons(course: { id: number; lessons: number }): number[] | null {
  const isWhole = course.lessons <= lessonsAtOnce
  const listed = dataOf(useLessonPart(isWhole ? course.id : null, null))
  return listed && listed.length <= lessonsAtOnce ? listed.map(({ id }) => id) : null
}
