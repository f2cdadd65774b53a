import type { PracticeSet } from '../../../cms/exercises/practice-set.ts'

/** Everything that questions are made of, in short: another lesson's has another sum. */
export function wordsOf({ rows }: PracticeSet): string {
  let sum = 5381
  for (const sign of JSON.stringify(rows)) sum = (sum * 33 + (sign.codePointAt(0) ?? 0)) >>> 0
  return sum.toString(36)
}
