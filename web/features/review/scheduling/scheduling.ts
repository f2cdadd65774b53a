import { type KeptWord, keptWords, type PassportWord } from './kept-words.ts'
import { sittingOf } from './sitting.ts'
import { studyDayOf } from './study-day.ts'

/** A learner's words on one day. */
export interface Schedule {
  today: number
  words: readonly KeptWord[]
  /** What is asked now. */
  sitting: readonly KeptWord[]
}

/** All that follows from the passport's words; its code is fetched once there are any. */
export function scheduleOf(passportWords: Iterable<PassportWord>, now: number): Schedule {
  const today = studyDayOf(now)
  const words = keptWords(passportWords)
  return { today, words, sitting: sittingOf(words, today) }
}
