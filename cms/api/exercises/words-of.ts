import type { Lesson } from '../../contract/lesson.ts'
import type { Row } from '../../exercises/row.ts'
import { rowsOfLesson } from '../../exercises/rows-of-lesson.ts'
import { keptRowsOfPage } from '../../large-pages/kept-rows.ts'

/** The words that a lesson can be practised with: its own, else those that stand in its page. */
export async function wordsOf(lesson: Lesson): Promise<readonly Row[]> {
  const own = rowsOfLesson(lesson)
  return own.length === 0 && lesson.htmlContent
    ? keptRowsOfPage(lesson.id, lesson.htmlContent)
    : own
}
