import { areSameWords } from '../words/is-same-text.ts'
import type { SpokenWord } from '../words/spoken-words.ts'

export type WordState = 'right' | 'slip' | 'sounds-the-same' | 'wrong' | 'missing' | 'extra'

type Words = readonly SpokenWord[]

/** Words that were written, and those of the right text that they stand for. */
export interface AlignedWords {
  written: Words
  right: Words
  state: WordState
}

/** What words are worth for others that say something else; null for several that are not one. */
export type StateOf = (written: Words, right: Words) => WordState | null

interface Step extends AlignedWords {
  cost: number
}

const costs = {
  right: 0,
  slip: 0.3,
  'sounds-the-same': 0.3,
  wrong: 1.3,
  missing: 1,
  extra: 1,
} as const
const start: Step = { written: [], right: [], state: 'right', cost: 0 }

/** The cheapest way to lay two sentences beside each other (Needleman and Wunsch). */
export function alignWritten(written: Words, right: Words, stateOf: StateOf): AlignedWords[] {
  const table: Step[][] = []
  for (let row = 0; row <= written.length; row++) {
    const line: Step[] = []
    table.push(line)
    for (let column = 0; column <= right.length; column++) {
      let best: Step | null = null
      const take = (own: number, others: number, known?: WordState) => {
        if (own > row || others > column) return
        const before = table[row - own]?.[column - others]?.cost ?? 0
        const most = best?.cost ?? Number.POSITIVE_INFINITY
        if (before > most) return
        const [mine, theirs] = [written.slice(row - own, row), right.slice(column - others, column)]
        const isRight = !known && areSameWords(mine, theirs)
        // Far from the way nothing but a right word would do, and a slip need not be looked for.
        const mayDiffer = before + costs.slip < most
        const state = isRight ? 'right' : (known ?? (mayDiffer ? stateOf(mine, theirs) : null))
        const cost = state ? before + costs[state] : most
        if (state && cost <= most) best = { written: mine, right: theirs, state, cost }
      }
      // Of equally cheap ones the last stays.
      take(1, 0, 'extra')
      take(0, 1, 'missing')
      for (const count of countsFor(written[row - 1], right, column)) take(1, count)
      for (const count of countsFor(right[column - 1], written, row)) take(count, 1)
      take(1, 1)
      line.push(best ?? start)
    }
  }
  return stepsBack(table, written.length, right.length)
}

function stepsBack(table: readonly Step[][], row: number, column: number): AlignedWords[] {
  const aligned: AlignedWords[] = []
  let [above, left] = [row, column]
  for (let step = table[above]?.[left]; step && step !== start; step = table[above]?.[left]) {
    aligned.push(step)
    above -= step.written.length
    left -= step.right.length
  }
  return aligned.reverse()
}

/** A contraction or a number is several words; any other may have been parted once or twice. */
const mostParts = 3

/** How many words up to `end` may stand for a single one: those that begin as it does. */
function countsFor(word: SpokenWord | undefined, words: Words, end: number): number[] {
  const counts: number[] = []
  if (!word) return counts
  const most = Math.max(mostParts, word.keys.length, ...word.otherKeys.map(({ length }) => length))
  for (let count = 2; count <= Math.min(most, end); count++) {
    const first = words[end - count]
    if (first && beginsAs(word, first)) counts.push(count)
  }
  return counts
}

const beginsAs = (word: SpokenWord, first: SpokenWord) =>
  firstKeys(word).some((key) => firstKeys(first).some((start) => key.startsWith(start)))

const firstKeys = ({ keys, otherKeys }: SpokenWord) => [keys, ...otherKeys].map(([key = '']) => key)
