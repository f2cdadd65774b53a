import { plainText } from '../../cms/exercises/words/plain-text.ts'
import { spokenWords } from '../../cms/exercises/words/spoken-words.ts'
import { type Sounds, soundsOf } from './alignment/sound-distance.ts'
import type { SoundedWord } from './engine/sounded-word.ts'

/**
 * The words of a text with their sounds, as the engine hears them; null where the sounds of one are
 * not known: then the engine cannot follow the text.
 */
export function soundedWordsOf(text: string, sounds: Sounds): SoundedWord[] | null {
  const sounded = wordsOf(text).map((word) => ({ word, sounds: soundsOf(word, sounds) }))
  return sounded.length > 0 && sounded.every((one) => one.sounds.length > 0) ? sounded : null
}

/** The words of a text whose sounds are not known, each once. */
export const unknownWordsOf = (text: string, sounds: Sounds): string[] => [
  ...new Set(wordsOf(text).filter((word) => soundsOf(word, sounds).length === 0)),
]

const wordsOf = (text: string) =>
  spokenWords(text).flatMap(({ text: shown, keys }) =>
    /\d/.test(shown) ? keys : [plainText(shown)],
  )
