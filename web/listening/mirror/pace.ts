import type { TimedWord } from '../engine/sounded-word.ts'
import { type Pause, pauseSeconds } from './spoken-part.ts'

/** What the times of words show of a sentence. */
export interface Pace {
  wordsPerMinute: number
  /** With the index of the word behind it. */
  pauses: (Pause & { before: number })[]
}

/** Pauses and pace of a sentence whose words are known by their times; null for no word. */
export function paceOf(words: readonly TimedWord[]): Pace | null {
  const first = words[0]
  const last = words.at(-1)
  if (!first || !last || last.to <= first.from) return null
  const pauses = words.flatMap((word, before) => {
    const from = words[before - 1]?.to ?? word.from
    return word.from - from > pauseSeconds ? [{ from, to: word.from, before }] : []
  })
  return {
    wordsPerMinute: Math.round((words.length * 60) / (last.to - first.from)),
    pauses,
  }
}
