import { isRight } from '../../contract/exercise-kinds.ts'
import { isMissed } from './report.ts'

/** More than these are no exercise but a list. */
const mostMissed = 12
/** Boards and choices want so many words. */
const fewest = 4

export interface NextWord {
  word: string
  wasMissed: boolean
}

/**
 * The words of a student's next exercise: those that she missed and has not known since, the most
 * missed first, and for every two of them one that she knew, so that she is not asked what is hard
 * alone. What she knew longest ago comes first. Verdicts come in the order in which she got them.
 */
export function nextWords(tries: ReadonlyMap<string, readonly string[]>): NextWord[] {
  const all = [...tries]
  const missed = all
    .filter(([, verdicts]) => verdicts.some(isMissed) && !isKnownSince(verdicts))
    .sort(([, a], [, b]) => b.filter(isMissed).length - a.filter(isMissed).length)
    .slice(0, mostMissed)
  if (missed.length === 0) return []
  const known = all
    .filter(([, verdicts]) => verdicts.length > 0 && verdicts.every(isRight))
    .slice(0, Math.max(Math.ceil(missed.length / 2), fewest - missed.length))
  return [
    ...missed.map(([word]) => ({ word, wasMissed: true })),
    ...known.map(([word]) => ({ word, wasMissed: false })),
  ]
}

/** Right twice at a first try after it was missed. */
const isKnownSince = (verdicts: readonly string[]) => {
  const since = verdicts.slice(verdicts.findLastIndex(isMissed) + 1)
  return since.filter(isRight).length >= 2
}
