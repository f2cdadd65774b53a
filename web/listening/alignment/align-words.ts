import {
  isSameKey,
  type SpokenWord,
  spokenWords,
} from '../../../cms/exercises/words/spoken-words.ts'
import { type Sounds, soundDistance } from './sound-distance.ts'

/** What became of a word of the sentence. */
export type WordVerdict =
  | { kind: 'said'; word: string }
  | { kind: 'close'; word: string; heard: string }
  | { kind: 'missing'; word: string }
  | { kind: 'extra'; heard: string }

/** A word left out, or one too many, costs nearly as much as a wrong one. */
const gapCost = 0.7
/** Words that are further apart than this were not meant for each other. */
const closest = 0.6

/**
 * Lays what was heard beside a sentence, word by word, with the least difference (Needleman and
 * Wunsch). Contractions, numbers, British and American spellings and words that sound the same
 * count as said; 'um' and 'er' are kept aside, unless they are words of the sentence, like 'ah' and 'err'.
 */
export function alignWords(target: string, heard: string, sounds: Sounds = {}): WordVerdict[] {
  const wanted = unitsOf(target)
  const meant = new Set(wanted.flatMap(({ keys }) => keys))
  const said = unitsOf(heard).filter(
    ({ isFiller, keys }) => !isFiller || keys.some((key) => meant.has(key)),
  )
  // A number may be said in several ways: the one that fits best stands for it.
  const choices = wanted.map((word) => [word.keys, ...word.otherKeys])
  const best = waysOf(choices)
    .map((way) => laid(way, keysOf(said), sounds))
    .reduce((one, other) => (other.cost < one.cost ? other : one))
  return verdictsOf(wanted, said, best.steps)
}

interface Key {
  key: string
  /** The word of the text that it belongs to. */
  of: number
}

interface Step {
  wanted: Key | null
  said: Key | null
  cost: number
}

const unitsOf = (text: string) => spokenWords(text).filter(({ keys }) => keys.length > 0)

const keysOf = (words: readonly SpokenWord[]): Key[] =>
  words.flatMap(({ keys }, of) => keys.map((key) => ({ key, of })))

/** More ways to say one sentence than this nobody needs. */
const mostWays = 16

function waysOf(choices: readonly (readonly (readonly string[])[])[]): Key[][] {
  return choices.reduce<Key[][]>(
    (ways, choice, of) =>
      ways
        .flatMap((way) => choice.map((keys) => [...way, ...keys.map((key) => ({ key, of }))]))
        .slice(0, mostWays),
    [[]],
  )
}

function laid(wanted: readonly Key[], said: readonly Key[], sounds: Sounds) {
  const width = said.length + 1
  const costs = new Float64Array((wanted.length + 1) * width)
  const at = (row: number, column: number) => costs[row * width + column] ?? 0
  for (let row = 0; row <= wanted.length; row++) {
    for (let column = 0; column <= said.length; column++) {
      if (row + column === 0) continue
      const both =
        row > 0 && column > 0
          ? at(row - 1, column - 1) + costOf(wanted[row - 1], said[column - 1], sounds)
          : Number.POSITIVE_INFINITY
      const without = row > 0 ? at(row - 1, column) + gapCost : Number.POSITIVE_INFINITY
      const more = column > 0 ? at(row, column - 1) + gapCost : Number.POSITIVE_INFINITY
      costs[row * width + column] = Math.min(both, without, more)
    }
  }
  const steps: Step[] = []
  let row = wanted.length
  let column = said.length
  while (row > 0 || column > 0) {
    const cost = costOf(wanted[row - 1], said[column - 1], sounds)
    const isBoth = row > 0 && column > 0 && at(row, column) === at(row - 1, column - 1) + cost
    const isMore = !isBoth && column > 0 && at(row, column) === at(row, column - 1) + gapCost
    steps.unshift({
      wanted: isMore ? null : (wanted[row - 1] ?? null),
      said: isBoth || isMore ? (said[column - 1] ?? null) : null,
      cost: isBoth ? cost : gapCost,
    })
    if (!isMore) row -= 1
    if (isBoth || isMore) column -= 1
  }
  return { cost: at(wanted.length, said.length), steps }
}

function costOf(wanted: Key | undefined, said: Key | undefined, sounds: Sounds): number {
  if (!wanted || !said) return Number.POSITIVE_INFINITY
  if (isSameKey(wanted.key, said.key)) return 0
  const distance = soundDistance(wanted.key, said.key, sounds)
  return distance > closest ? Number.POSITIVE_INFINITY : distance
}

/** The words as they are written: one of several parts is said where all its parts are. */
function verdictsOf(
  wanted: readonly SpokenWord[],
  said: readonly SpokenWord[],
  steps: readonly Step[],
): WordVerdict[] {
  const verdicts: WordVerdict[] = []
  const shown = new Set<number>()
  for (const step of steps) {
    if (!step.wanted) {
      if (step.said) verdicts.push({ kind: 'extra', heard: step.said.key.split('|')[0] ?? '' })
      continue
    }
    const { of } = step.wanted
    if (shown.has(of)) continue
    shown.add(of)
    const own = steps.filter((one) => one.wanted?.of === of)
    const word = wanted[of]?.text ?? ''
    const heard = [...new Set(own.flatMap((one) => (one.said ? [one.said.of] : [])))]
    if (own.every(({ said, cost }) => said && cost === 0)) verdicts.push({ kind: 'said', word })
    else if (heard.length === 0) verdicts.push({ kind: 'missing', word })
    else {
      const words = heard.map((index) => said[index]?.text ?? '').join(' ')
      verdicts.push({ kind: 'close', word, heard: words })
    }
  }
  return verdicts
}
