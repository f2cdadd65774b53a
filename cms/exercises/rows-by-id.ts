import type { Row } from './row.ts'
import { hashOf, rowIdOf } from './row-id.ts'
import { plainText } from './words/plain-text.ts'

/**
 * Rows with the ids of their words; of two with the same word, the first. Of two that only look
 * alike as ids, like 'its' and "it's", the second is told apart by a number, so that the first
 * keeps the name under which learners have practised it.
 */
export function rowsById(owner: number | string, rows: readonly Omit<Row, 'id'>[]): Row[] {
  const found = new Map<string, Row>()
  for (const row of rows.filter(({ word }) => word.trim() !== '')) {
    const id = rowIdOf(owner, row.word)
    const taken = found.get(id)
    const free =
      taken && spelling(taken.word) !== spelling(row.word)
        ? `${id}-${hashOf(spelling(row.word))}`
        : id
    if (!found.has(free)) found.set(free, { ...row, id: free })
  }
  return [...found.values()]
}

/** What makes a word another one: apostrophes inside it and signs as in C++, but no punctuation. */
const spelling = (word: string) =>
  plainText(word)
    .replace(/(?<!\p{L})'|'(?!\p{L})/gu, ' ')
    .replace(/[^\p{L}\p{M}\p{N}\p{S}'#&%@*]+/gu, ' ')
    .trim()
