import { gapsByRow, isRefused, type RefusedGap } from '../questions/gap-questions.ts'
import { senseOf } from '../questions/row-sense.ts'
import { randomOf } from '../random.ts'
import type { Row } from '../row.ts'
import { paced } from './pace.ts'
import { openWordList } from './word-list.ts'

/** Rows that cannot be asked for by a gap, each with the reason in words for the tutor. */
export async function findRefusedGaps(
  rows: readonly Row[],
  others: readonly Row[],
): Promise<RefusedGap[]> {
  const list = await openWordList()
  const pace = paced()
  for (const row of [...rows, ...others]) {
    senseOf(row) // the dearest part of what is compared below, and kept
    if (pace.isDue()) await pace.rest()
  }
  const facts = Object.fromEntries(
    [...rows, ...others].map(({ id, word }) => [id, list.factsOf(word)]),
  )
  const refused: RefusedGap[] = []
  for (const gap of gapsByRow('gap', { rows, others, facts, nearForms: [] }, randomOf('refused'))) {
    if (isRefused(gap)) refused.push(gap)
    if (pace.isDue()) await pace.rest()
  }
  return refused
}
