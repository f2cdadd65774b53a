import type { Row } from '../row.ts'
import { plainText } from '../words/plain-text.ts'
import { contentWords } from './content-words.ts'
import { findWord } from './find-word.ts'
import { hasBlank } from './has-blank.ts'
import { sentencePlaces } from './sentences.ts'

export interface Gap {
  before: string
  answer: string
  after: string
}

/** Why a row has no gap, in words for the tutor. */
export const refusals = {
  blank: 'The example has a blank. Write the word there: the gap is made from it.',
  noExample: 'There is no example sentence.',
  notInside: 'The example does not contain the word or a form of it in one piece.',
  twice: 'The word is in its example twice, so one gives the other away.',
  tooLittle: 'Too little of the sentence is left to show what is missing.',
  sameSentence: 'Another word has the same sentence around its gap.',
  otherFits: 'Fewer than three of the other words clearly do not fit this gap.',
} as const

/** The gap of an example, or why there is none. */
export function gapOf(example: string, word: string): Gap | { refusal: string } {
  if (example.trim() === '') return { refusal: refusals.noExample }
  if (hasBlank(example)) return { refusal: refusals.blank }
  const [place, second] = findWord(example, word)
  if (!place) return { refusal: refusals.notInside }
  if (second) return { refusal: refusals.twice }
  const sentence = sentencePlaces(example).find(({ end }) => end >= place.end)
  const rest = example.slice(sentence?.start, place.start) + example.slice(place.end, sentence?.end)
  if (contentWords(rest).size < 2) return { refusal: refusals.tooLittle }
  return {
    before: example.slice(0, place.start),
    answer: example.slice(place.start, place.end),
    after: example.slice(place.end),
  }
}

/** The example that a row's gap is made of: a spoken one may have a sentence of its own. */
export const exampleFor = (row: Row, isSpoken: boolean): string =>
  isSpoken && row.spokenExample.trim() !== '' ? row.spokenExample : row.example

/** The same for two gaps that cannot be told apart. */
export const maskOf = ({ before, after }: Gap): string => plainText(`${before} _ ${after}`)
