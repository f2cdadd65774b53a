import { type KeptWord, keptWords, type PassportWord } from './kept-words.ts'
import { sittingOf, waitingWords } from './sitting.ts'
import { studyDayOf } from './study-day.ts'

/** A learner's words on one day. */
export interface Schedule {
  today: number
  words: readonly KeptWord[]
  /** How many words wait to be asked today. */
  waiting: number
  /** What is asked now. */
  sitting: readonly KeptWord[]
}

/** All that follows from the passport's words; its code is fetched once there are any. */
export function scheduleOf(passportWords: Iterable<PassportWord>, now: number): Schedule {
  const today = studyDayOf(now)
  // What was answered on a day that is not there yet, by a clock that was wrong, says nothing of when
  // a word is due: it would be asked that much later.
  const believed = [...passportWords].map((word) => ({
    ...word,
    answers: word.answers.filter(({ at }) => studyDayOf(at) <= today),
  }))
  const words = keptWords(believed)
  const waiting = waitingWords(words, today)
  return { today, words, waiting: waiting.length, sitting: sittingOf(waiting) }
}
