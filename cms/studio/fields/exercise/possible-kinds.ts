import { type ExerciseKind, kindNames } from '../../../contract/exercise-kinds.ts'
import type { GapReport } from '../../../contract/gap-report.ts'

interface PossibleKinds {
  /** What there is to do, each kind with how much of it. */
  possible: string[]
  /** What there is not. */
  impossible: string[]
}

/** What learners can do with the words; of the kinds that are chosen, or of all where none is. */
export function possibleKinds(
  counts: NonNullable<GapReport['kinds']>,
  chosen: readonly ExerciseKind[],
): PossibleKinds {
  const offered = counts.filter(({ kind }) => chosen.length === 0 || chosen.includes(kind))
  return {
    possible: offered.filter(({ count }) => count > 0).map(lineOf),
    impossible: offered.filter(({ count }) => count === 0).map(({ kind }) => kindNames[kind]),
  }
}

function lineOf({ kind, count }: { kind: ExerciseKind; count: number }): string {
  const unit = kind === 'list' ? 'word' : kind === 'matching' ? 'board' : 'question'
  return `${kindNames[kind]}: ${count} ${count === 1 ? unit : `${unit}s`}`
}
