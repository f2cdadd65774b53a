import { type Pair, pairsOf } from './contrasts.ts'
import { pairWords } from './pair-words.ts'

/** All pairs of words that practise a contrast. */
export function wordsOfContrast(id: string): Pair[] {
  const line = pairWords.split('\n').find((each) => each.startsWith(`${id}: `))
  return line ? pairsOf(line.slice(id.length + 2)) : []
}
