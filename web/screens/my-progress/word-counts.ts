import { isRight } from '../../../cms/contract/exercise-kinds.ts'
import { isAnswer } from '../../features/review/scheduling/grades.ts'
import type { PractisedWord } from '../../passport/computed.ts'

/** So many right answers in a row make a word known. */
const rightInARow = 3

/** How many words are known, and how many are still being learned; without those put away. */
export function wordCounts(words: readonly PractisedWord[]) {
  const counted = words.filter(({ isPutAway }) => !isPutAway)
  const known = counted.filter(isKnown).length
  return { known, learning: counted.length - known }
}

function isKnown({ answers }: PractisedWord): boolean {
  const last = answers.filter(isAnswer).slice(-rightInARow)
  return last.length === rightInARow && last.every(({ verdict }) => isRight(verdict))
}
