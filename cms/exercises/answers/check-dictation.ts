import type { Verdict } from '../../contract/exercise-kinds.ts'
import { isSameText } from '../words/is-same-text.ts'
import { plainText } from '../words/plain-text.ts'
import { spokenWords } from '../words/spoken-words.ts'
import { soundsTheSame } from './homophones.ts'
import { type IsEnglish, isSlip } from './slips.ts'

/** A word of the sentence that was heard, or one that was written beside it. */
export interface DictatedWord {
  /** As it stands in the sentence; for an `extra` word, as it was written. */
  text: string
  state: 'right' | 'slip' | 'sounds-the-same' | 'wrong' | 'missing' | 'extra'
  /** What was written instead, where it differs. */
  given: string
}

export interface CheckedDictation {
  verdict: Verdict
  words: DictatedWord[]
}

interface Step {
  cost: number
  from: 'pair' | 'missing' | 'extra'
}

/** Compares a dictation word by word; case and punctuation do not count. */
export function checkDictation(
  given: string,
  sentence: string,
  isEnglish: IsEnglish = () => false,
): CheckedDictation {
  const written = textsOf(given)
  const heard = textsOf(sentence)
  if (written.length === 0) return { verdict: 'empty', words: [] }
  if (isSameText(given, sentence)) {
    return { verdict: 'right', words: heard.map((text) => ({ text, state: 'right', given: '' })) }
  }
  const states = (one: string, other: string) => stateOf(one, other, isEnglish)
  const words = wordsAlong(cheapestWay(written, heard, states), { written, heard, states })
  const forgiven = words.every(({ state }) => /^(right|slip|sounds-the-same)$/.test(state))
  return { verdict: forgiven ? 'slip' : 'wrong', words }
}

type States = (written: string, heard: string) => DictatedWord['state']

const textsOf = (text: string) => spokenWords(text).map((word) => word.text)

function stateOf(written: string, heard: string, isEnglish: IsEnglish): DictatedWord['state'] {
  if (isSameText(written, heard)) return 'right'
  if (soundsTheSame(plainText(written), plainText(heard))) return 'sounds-the-same'
  return isSlip(written, heard, isEnglish) ? 'slip' : 'wrong'
}

const costs = {
  right: 0,
  slip: 0.3,
  'sounds-the-same': 0.3,
  wrong: 1.3,
  missing: 1,
  extra: 1,
} as const

/** The cheapest way to lay two sentences beside each other (Needleman and Wunsch). */
function cheapestWay(
  written: readonly string[],
  heard: readonly string[],
  states: States,
): Step[][] {
  const table: Step[][] = []
  for (let row = 0; row <= written.length; row++) {
    const line: Step[] = []
    table.push(line)
    for (let column = 0; column <= heard.length; column++) {
      const steps: Step[] = []
      const [one, other] = [written[row - 1], heard[column - 1]]
      const [paired, above] = [table[row - 1]?.[column - 1], table[row - 1]?.[column]]
      const left = line[column - 1]
      if (paired && one !== undefined && other !== undefined) {
        steps.push({ cost: paired.cost + costs[states(one, other)], from: 'pair' })
      }
      if (left) steps.push({ cost: left.cost + costs.missing, from: 'missing' })
      if (above) steps.push({ cost: above.cost + costs.extra, from: 'extra' })
      line.push(steps.sort((a, b) => a.cost - b.cost)[0] ?? { cost: 0, from: 'pair' })
    }
  }
  return table
}

function wordsAlong(
  table: readonly Step[][],
  { written, heard, states }: { written: string[]; heard: string[]; states: States },
): DictatedWord[] {
  const words: DictatedWord[] = []
  let [row, column] = [written.length, heard.length]
  while (row > 0 || column > 0) {
    const from = table[row]?.[column]?.from ?? 'pair'
    const one = from === 'missing' ? '' : (written[--row] ?? '')
    const other = from === 'extra' ? '' : (heard[--column] ?? '')
    const state = from === 'pair' ? states(one, other) : from
    words.unshift({
      text: other || one,
      state,
      given: state === 'right' || state === 'extra' ? '' : one,
    })
  }
  return words
}
