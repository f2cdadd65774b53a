import type { Row } from '../row.ts'
import { findWord } from './find-word.ts'

/** A row's meaning in one line: in the learner's language where it is known. */
export const meaningOf = ({ translation, meaning }: Row): string =>
  translation.trim() || meaning.trim()

/** A text in which the word does not stand, so that it does not tell itself. */
export function masked(text: string, word: string): string {
  return findWord(text, word)
    .reverse()
    .reduce((left, { start, end }) => `${left.slice(0, start)}…${left.slice(end)}`, text)
}
