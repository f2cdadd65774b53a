import type { Row } from '../row.ts'
import { plainText } from '../words/plain-text.ts'
import { masked, meaningOf } from './masked.ts'

const kept = new WeakMap<Row, string>()

/**
 * By what a row's word is asked for: its meaning without the word. Of a loanword that translates
 * as itself nothing is left, so its other meaning is taken; '' where it has none.
 */
export function promptOf(row: Row): string {
  const known = kept.get(row)
  if (known !== undefined) return known
  const texts = [meaningOf(row), row.meaning.trim()]
  const prompt =
    texts
      .map((text) => ({ text, left: masked(text, row.word) }))
      .find(({ text, left }) => text !== '' && (left === text || /[^\p{P}\s]/u.test(left)))?.left ??
    ''
  kept.set(row, prompt)
  return prompt
}

/** Whether two rows are asked for by the same words, so that either is right. */
export const haveSamePrompt = (one: Row, other: Row): boolean =>
  plainText(promptOf(one)) === plainText(promptOf(other))
