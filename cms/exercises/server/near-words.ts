import { nearnessTo } from '../answers/nearness-to.ts'
import { allowedSlips } from '../answers/slips.ts'
import { bitsOf, lettersOf } from './letter-bits.ts'

/** Words by their length, each with its letters as bits: most are told apart by those alone. */
export interface WordsByLength {
  add(word: string): void
  /** Those that a slip of the pen may make of a word, or the word of them. */
  nearTo(word: string): string[]
}

interface OfOneLength {
  words: string[]
  letters: number[]
}

export function wordsByLength(): WordsByLength {
  const lists: OfOneLength[] = []
  return {
    add(word) {
      const list = lists[word.length] ?? { words: [], letters: [] }
      lists[word.length] = list
      list.words.push(word)
      list.letters.push(lettersOf(word))
    },
    nearTo(word) {
      const most = allowedSlips([...word].length)
      if (most === 0) return []
      const letters = lettersOf(word)
      const isNear = nearnessTo(word, most)
      return lists.slice(Math.max(0, word.length - most), word.length + most + 1).flatMap((list) =>
        (list?.words ?? []).filter((other, index) => {
          const isFar = bitsOf((list?.letters[index] ?? 0) ^ letters) > most * 2
          return !isFar && other !== word && isNear(other)
        }),
      )
    },
  }
}
