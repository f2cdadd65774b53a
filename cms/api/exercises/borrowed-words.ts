import { randomOf, shuffled } from '../../exercises/random.ts'
import type { Row } from '../../exercises/row.ts'
import { rowsOfLesson } from '../../exercises/rows-of-lesson.ts'
import type { Caller } from '../caller.ts'
import { presentItems } from '../lessons/present-items.ts'

/** A lesson with more words has enough of its own. */
const fewWords = 40
const mostBorrowed = 16

/**
 * Words of other lessons of the course that everybody may read, to choose wrong answers from: the
 * same for the same lesson, as long as the course stays as it is.
 */
export async function borrowedWords(
  { id, courseId }: { id: number; courseId: number },
  rows: readonly Row[],
  { reader }: Caller,
): Promise<Row[]> {
  if (rows.length === 0 || rows.length > fewWords) return []
  const lessons = await reader.courseWords(courseId)
  const own = new Set(rows.map(({ word }) => word.toLowerCase()))
  const others = lessons
    .filter((lesson) => lesson.id !== id)
    .flatMap((lesson) => rowsOfLesson({ id: lesson.id, ...presentItems(lesson) }))
    .filter(({ word, meaning }) => meaning !== '' && !own.has(word.toLowerCase()))
  return shuffled(others, randomOf(`borrowed for ${id}`)).slice(0, mostBorrowed)
}
