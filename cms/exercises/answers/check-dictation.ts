import type { Verdict } from '../../contract/exercise-kinds.ts'
import { areSameWords, meantWords, withSigns } from '../words/is-same-text.ts'
import { plainText } from '../words/plain-text.ts'
import { type SpokenWord, spokenWords } from '../words/spoken-words.ts'
import { type AlignedWords, alignWritten, type WordState } from './align-written.ts'
import { isSameBesideApostrophe, soundsTheSame } from './homophones.ts'
import { type IsEnglish, isSlip } from './slips.ts'

/** A word of the sentence that was heard, or one that was written beside it. */
export interface DictatedWord {
  /** As it stands in the sentence; for an `extra` word, as it was written. */
  text: string
  state: WordState
  /** What was written instead, where it differs. */
  given: string
}

export interface CheckedDictation {
  verdict: Verdict
  words: DictatedWord[]
}

/** Compares a dictation word by word; case and punctuation do not count. */
export function checkDictation(
  given: string,
  sentence: string,
  isEnglish: IsEnglish = () => false,
): CheckedDictation {
  const heard = spokenWords(withSigns(sentence))
  const written = meantWords(given, heard)
  if (spokenWords(given).length === 0) return { verdict: 'empty', words: [] }
  if (areSameWords(written, heard)) {
    return {
      verdict: 'right',
      words: heard.map(({ text }) => ({ text, state: 'right', given: '' })),
    }
  }
  const aligned = alignWritten(written, heard, (...pair) => stateOf(...pair, isEnglish))
  const words = aligned.flatMap(wordsOf)
  const forgiven = words.every(({ state }) => /^(right|slip|sounds-the-same)$/.test(state))
  return { verdict: forgiven ? 'slip' : 'wrong', words }
}

function stateOf(
  written: readonly SpokenWord[],
  heard: readonly SpokenWord[],
  isEnglish: IsEnglish,
): WordState | null {
  const [one, other] = [textOf(written), textOf(heard)]
  if (written.length !== heard.length) {
    const isSameLetters = one.replaceAll(' ', '') === other.replaceAll(' ', '')
    return isSameLetters && isSlip(one, other, isEnglish) ? 'slip' : null
  }
  if (soundsTheSame(one, other)) return 'sounds-the-same'
  if (Math.abs(one.length - other.length) > longestSlip) return 'wrong'
  if (isSlip(one, other, isEnglish)) return 'slip'
  return isSameBesideApostrophe(one, other) ? 'sounds-the-same' : 'wrong'
}

/** Two letters and an apostrophe: what differs by more is another word, and need not be looked at. */
const longestSlip = 3

const textOf = (words: readonly SpokenWord[]) => words.map(({ text }) => plainText(text)).join(' ')

function wordsOf({ written, right, state }: AlignedWords): DictatedWord[] {
  if (state === 'right') return right.map(({ text }) => ({ text, state, given: '' }))
  const [one, other] = [written, right].map((words) => words.map(({ text }) => text).join(' '))
  const given = state === 'extra' ? '' : one
  return [{ text: other || one || '', state, given: given ?? '' }]
}
