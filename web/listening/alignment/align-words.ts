import { meantWords, withSigns } from '../../../cms/exercises/words/is-same-text.ts'
import { type SpokenWord, spokenWords } from '../../../cms/exercises/words/spoken-words.ts'
import { alignSounds, type Step } from './align-sounds.ts'
import type { Sounds } from './sound-distance.ts'

/** What became of a word of the sentence. */
export type WordVerdict =
  | { kind: 'said'; word: string }
  | { kind: 'close'; word: string; heard: string }
  | { kind: 'missing'; word: string }
  | { kind: 'extra'; heard: string }

/**
 * Lays what was heard beside a sentence, word by word, with the least difference. Contractions,
 * numbers, British and American spellings and words that sound the same count as said; 'um' and 'er'
 * are kept aside, unless they are words of the sentence, like 'ah' and 'err'.
 */
export function alignWords(target: string, heard: string, sounds: Sounds = {}): WordVerdict[] {
  const wanted = spokenWords(withSigns(target))
  const said = meantWords(heard, wanted)
  return verdictsOf(wanted, said, alignSounds({ wanted, said, sounds }))
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
    if (step.wanted.length === 0) {
      const heard = step.said.map(({ key }) => key.split('|')[0] ?? '').join(' ')
      verdicts.push({ kind: 'extra', heard })
    }
    for (const { of } of step.wanted) {
      if (shown.has(of)) continue
      shown.add(of)
      verdicts.push(verdictOf(of))
    }
  }
  return verdicts

  function verdictOf(of: number): WordVerdict {
    const own = steps.filter((one) => one.wanted.some((key) => key.of === of))
    const word = wanted[of]?.text ?? ''
    const heard = [...new Set(own.flatMap((one) => one.said.map((key) => key.of)))]
    if (own.every((one) => one.said.length > 0 && one.cost === 0)) return { kind: 'said', word }
    if (heard.length === 0) return { kind: 'missing', word }
    return { kind: 'close', word, heard: heard.map((index) => said[index]?.text ?? '').join(' ') }
  }
}
