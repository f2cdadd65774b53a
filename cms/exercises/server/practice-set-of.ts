import type { PracticeSet } from '../practice-set.ts'
import { gapQuestions, type RefusedGap } from '../questions/gap-questions.ts'
import { randomOf } from '../random.ts'
import type { Row } from '../row.ts'
import { plainText } from '../words/plain-text.ts'
import { factsOf, nearFormsOf } from './word-list.ts'

export interface CheckedSet extends PracticeSet {
  /** Rows without a gap, for the tutor. */
  refusedGaps: RefusedGap[]
}

/** Rows with what the browser has to know of English to ask for them fairly. */
export function practiceSetOf(rows: readonly Row[]): CheckedSet {
  const own = rows.flatMap(({ word, alsoRight }) => [word, ...alsoRight].flatMap(tokensOf))
  const facts = Object.fromEntries(
    rows.map(({ id, word }) => {
      const { level, parts } = factsOf(word)
      return [id, { level, parts }]
    }),
  )
  const heard = rows.flatMap(({ example }) => tokensOf(example))
  const nearForms = nearFormsOf([...own, ...heard], own)
  const set = { rows, facts, nearForms }
  return { ...set, refusedGaps: gapQuestions('gap', set, randomOf('refused')).refused }
}

const tokensOf = (text: string) => plainText(text).match(/[\p{L}\p{M}']+/gu) ?? []
