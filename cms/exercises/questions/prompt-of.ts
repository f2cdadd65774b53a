import type { Row } from '../row.ts'
import { plainText } from '../words/plain-text.ts'
import { masked, meaningOf } from './masked.ts'

interface Prompt {
  text: string
  /** What it is compared with others by. */
  key: string
}

const kept = new WeakMap<Row, Prompt>()

/**
 * By what a row's word is asked for: its meaning without the word. Of a loanword that translates
 * as itself nothing is left, so its other meaning is taken; '' where it has none.
 */
export const promptOf = (row: Row): string => keptPrompt(row).text

/** Whether two rows are asked for by the same words, so that either is right. */
export const haveSamePrompt = (one: Row, other: Row): boolean =>
  keptPrompt(one).key === keptPrompt(other).key

/** Worked out once for each row, because every row of a set is held against every other. */
function keptPrompt(row: Row): Prompt {
  const known = kept.get(row)
  if (known) return known
  const texts = [meaningOf(row), row.meaning.trim()]
  const text =
    texts
      .map((text) => ({ text, left: masked(text, row.word) }))
      .find(({ text, left }) => text !== '' && (left === text || /[^\p{P}\s]/u.test(left)))?.left ??
    ''
  const prompt = { text, key: plainText(text) }
  kept.set(row, prompt)
  return prompt
}
