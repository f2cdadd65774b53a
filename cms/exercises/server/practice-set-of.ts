import type { PracticeSet } from '../practice-set.ts'
import type { Row } from '../row.ts'
import { plainText } from '../words/plain-text.ts'
import { wordsByLength } from './near-words.ts'
import { type Pace, paced } from './pace.ts'
import { openWordList, type WordList } from './word-list.ts'

interface WholeSet extends PracticeSet {
  others: readonly Row[]
}

/**
 * Rows with what the browser has to know of English to ask for them fairly. Of many rows that takes
 * a while, in which others go first.
 */
export async function practiceSetOf(
  rows: readonly Row[],
  others: readonly Row[] = [],
): Promise<WholeSet> {
  const list = await openWordList()
  const facts = Object.fromEntries(
    [...rows, ...others].map(({ id, word }) => {
      const { level, parts } = list.factsOf(word)
      return [id, { level, parts }]
    }),
  )
  return { rows, others, facts, nearForms: await nearFormsOf({ rows, others }, list, paced()) }
}

/**
 * English words that a slip could make of a word of the rows, in the order of the alphabet. The
 * rows' own words count as English, and so do those that stand beside them, of whatever language they are.
 */
async function nearFormsOf(
  { rows, others: borrowed }: Pick<WholeSet, 'rows' | 'others'>,
  list: WordList,
  pace: Pace,
): Promise<string[]> {
  const own = rows.flatMap(({ word, alsoRight }) => [word, ...alsoRight].flatMap(tokensOf))
  const heard = rows.flatMap(({ example }) => tokensOf(example))
  const others = wordsByLength()
  for (const word of new Set([...own, ...borrowed.flatMap(({ word }) => tokensOf(word))])) {
    others.add(word)
  }
  const near = new Set<string>()
  for (const word of new Set([...own, ...heard])) {
    for (const form of [...list.nearFormsOf(word), ...others.nearTo(word)]) near.add(form)
    if (pace.isDue()) await pace.rest()
  }
  return [...near].sort()
}

const tokensOf = (text: string) => plainText(text).match(/[\p{L}\p{M}']+/gu) ?? []
