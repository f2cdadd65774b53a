import type { Lesson } from '../../contract/lesson.ts'
import type { Row } from '../../exercises/row.ts'
import { rowsOfLesson } from '../../exercises/rows-of-lesson.ts'

/** The words that a lesson can be practised with. */
export const wordsOf = (lesson: Lesson): Row[] => rowsOfLesson(lesson)
