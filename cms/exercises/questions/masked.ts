import type { Row } from '../row.ts'
import { findParted } from './find-parted.ts'
import { findWord } from './find-word.ts'

/** A row's meaning in one line: in the learner's language where it is known. */
export const meaningOf = ({ translation, meaning }: Row): string =>
  translation.trim() || meaning.trim()

/** A text in which the word does not stand, so that it does not tell itself. */
export function masked(text: string, word: string): string {
  let left = ''
  let from = 0
  const places = [...findWord(text, word), ...findParted(text, word)]
  for (const { start, end } of places.toSorted((one, other) => one.start - other.start)) {
    if (start < from) continue
    left += `${text.slice(from, start)}…`
    from = end
  }
  return left + text.slice(from)
}
