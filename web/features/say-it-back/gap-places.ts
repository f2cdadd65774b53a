import { spokenWords } from '../../../cms/exercises/words/spoken-words.ts'
import type { Sounds } from '../../listening/alignment/sound-distance.ts'
import type { Place } from '../../listening/engine/decoder.ts'
import type { SoundedWord } from '../../listening/engine/sounded-word.ts'
import { soundedWordsOf } from '../../listening/lesson-words.ts'

interface Gap {
  before: string
  after: string
  bank: readonly string[]
}

/** A sentence with a gap as the engine listens for it. */
export interface GapPlaces {
  places: Place[]
  /** Which of the places is the gap; its alternatives stand in the order of the bank. */
  gapAt: number
}

/** Null where the sounds of a word are not known: the engine would take it for another. */
export function gapPlacesOf({ before, after, bank }: Gap, sounds: Sounds): GapPlaces | null {
  const parts = [before, after].map((text) => saidIn(text, sounds))
  const alternatives = bank.flatMap((word) => {
    const words = soundedWordsOf(word, sounds)
    return words ? [words] : []
  })
  const [first, last] = parts
  if (!first || !last || bank.length === 0 || alternatives.length < bank.length) return null
  return {
    places: [...first.map(fixed), { alternatives }, ...last.map(fixed)],
    gapAt: first.length,
  }
}

const fixed = (word: SoundedWord): Place => ({ alternatives: [[word]] })

/** A full stop alone has no words, which is not the same as unknown ones. */
const saidIn = (text: string, sounds: Sounds) =>
  spokenWords(text).length === 0 ? [] : soundedWordsOf(text, sounds)
