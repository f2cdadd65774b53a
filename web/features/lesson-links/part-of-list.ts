import type { LessonListItem } from '../../../cms/contract/lesson.ts'
import { lessonsAtOnce } from '../../../cms/contract/limits.ts'
import { inLessonOrder } from './lesson-links.ts'

/** What a page shows of a course at once, and the number with which the next part begins. */
export function partOfList(read: readonly LessonListItem[]) {
  const lessons = inLessonOrder(read)
  return {
    shown: lessons.slice(0, lessonsAtOnce),
    next: lessons[lessonsAtOnce]?.lessonNumber ?? null,
  }
}

/** The address of a page whose lessons begin with that number. */
export const partPath = (path: string, from: number) => `${path}?from=${from}`

/** Where the address says that the lessons begin; null from the first. */
export function fromOf(search: URLSearchParams): number | null {
  const from = search.get('from') ?? ''
  return /^[1-9]\d{0,6}$/.test(from) ? Number(from) : null
}
