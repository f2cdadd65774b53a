import type { KeptWord } from './kept-words.ts'

/** So many words are met for the first time on one day, and so many are asked in one sitting. */
const sittingLimits = { newADay: 8, words: 20 } as const

/** The words that are asked now: the first ones of those that wait. */
export const sittingOf = (waiting: readonly KeptWord[]): KeptWord[] =>
  waiting.slice(0, sittingLimits.words)

/**
 * The words that wait to be asked today: those that were not right yet today, then those that are
 * due, the longest due first, then new ones.
 */
export function waitingWords(words: readonly KeptWord[], today: number): KeptWord[] {
  const open = words.filter((word) => isOpen(word, today))
  const due = words
    .filter(({ memory }) => memory !== null && memory.lastDay < today && memory.dueDay <= today)
    .toSorted((one, other) => dueDayOf(one) - dueDayOf(other))
  const metToday = words.filter(({ days }) => days[0]?.day === today).length
  const fresh = words
    .filter(({ memory }) => memory === null)
    .slice(0, Math.max(0, sittingLimits.newADay - metToday))
  return [...open, ...due, ...fresh]
}

/** The day on which a word is asked again: today where it was never right. */
export const nextDayOf = (word: KeptWord, today: number): number =>
  isOpen(word, today) ? today : Math.max(today, word.memory?.dueDay ?? today)

/** Asked today, and not right yet. */
const isOpen = ({ days }: KeptWord, today: number) => {
  const last = days.at(-1)
  return last?.day === today && !last.isSettled
}

const dueDayOf = ({ memory }: KeptWord) => memory?.dueDay ?? 0
