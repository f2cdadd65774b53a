import type { PracticeSet } from '../practice-set.ts'
import { type Random, shuffled } from '../random.ts'
import type { Row } from '../row.ts'
import { impossibleWords } from './distractors.ts'
import { exampleFor, type Gap, gapOf, maskOf, refusals } from './gap-of.ts'
import type { GapQuestion } from './question.ts'

/** A row without a gap, and why. */
export interface RefusedGap {
  rowId: string
  reason: string
}

const bankSizes = { gap: 8, 'spoken-gap': 4 } as const
const leastBank = 4

/** Gaps made of real examples only, and the rows that have none with the reason. */
export function gapQuestions(
  kind: 'gap' | 'spoken-gap',
  set: PracticeSet,
  random: Random,
): { questions: GapQuestion[]; refused: RefusedGap[] } {
  const all = [...gapsByRow(kind, set, random)]
  return { questions: all.filter(isAsked), refused: all.filter(isRefused) }
}

/** Whether a row has no gap, rather than a question. */
export const isRefused = (one: GapQuestion | RefusedGap): one is RefusedGap => 'reason' in one

/** The same row by row: each is held against all others, and between two of them others may go first. */
export function* gapsByRow(
  kind: 'gap' | 'spoken-gap',
  set: PracticeSet,
  random: Random,
): Generator<GapQuestion | RefusedGap> {
  const found = set.rows.map((row) => {
    const gap = gapOf(exampleFor(row, kind === 'spoken-gap'), row.word)
    return { row, gap, mask: 'refusal' in gap ? '' : maskOf(gap) }
  })
  const times = new Map<string, number>()
  for (const { mask } of found) times.set(mask, (times.get(mask) ?? 0) + 1)
  for (const { row, gap, mask } of shuffled(found, random)) {
    const refused = (reason: string): RefusedGap => ({ rowId: row.id, reason })
    if ('refusal' in gap) {
      yield refused(gap.refusal)
      continue
    }
    const wrong = impossibleWords(row, gap, { set, random }).slice(0, bankSizes[kind] - 1)
    if ((times.get(mask) ?? 0) > 1) yield refused(refusals.sameSentence)
    else if (wrong.length + 1 < leastBank) yield refused(refusals.otherFits)
    else yield questionOf({ kind, row, gap, wrong }, random)
  }
}

const isAsked = (one: GapQuestion | RefusedGap): one is GapQuestion => !isRefused(one)

interface Parts {
  kind: 'gap' | 'spoken-gap'
  row: Row
  gap: Gap
  wrong: readonly Row[]
}

function questionOf({ kind, row, gap, wrong }: Parts, random: Random): GapQuestion {
  const own = kind === 'gap' ? row.word : gap.answer
  const bank = shuffled([own, ...wrong.map(({ word }) => word)], random)
  return { id: `${kind}:${row.id}`, kind, rowId: row.id, ...gap, bank }
}
