import { inflectedForms } from '../english/inflected-forms.ts'
import type { Verdict } from '../kinds.ts'
import { writtenWays } from '../questions/find-word.ts'
import { britishKey } from '../words/british-key.ts'
import { isSameText } from '../words/is-same-text.ts'
import { plainText } from '../words/plain-text.ts'
import { type Mark, markedDifference } from './marked-difference.ts'
import { type IsEnglish, isSlip } from './slips.ts'

/** What an answer is held against. */
export interface Expected {
  answer: string
  /** What counts as the answer as well. */
  alsoRight?: readonly string[]
  /** The word of which the answer is a form; the answer itself where it is not given. */
  word?: string
  /** English words near the answer; whoever writes one meant it. */
  isEnglish?: IsEnglish
}

export interface Checked {
  verdict: Verdict
  /** The right answer that is nearest to what was written. */
  answer: string
  /** For a slip: where the two differ. */
  marks: Mark[]
}

/**
 * What a written answer is worth. Case, spaces, quotes, hyphens, punctuation at the end,
 * contractions, figures, British or American spelling and a leading 'to' or article make no
 * difference; of `a/b` either is right, and what stands in brackets may be left out.
 */
export function checkAnswer(given: string, expected: Expected): Checked {
  const { answer, alsoRight = [], word = answer, isEnglish = () => false } = expected
  const ways = [answer, ...alsoRight].flatMap(writtenWays).map(trimmed)
  const written = trimmed(given)
  if (!/[\p{L}\p{M}\p{N}]/u.test(written)) return { verdict: 'empty', answer, marks: [] }
  const right = ways.find((way) => isRight(written, way))
  if (right !== undefined) return { verdict: 'right', answer: right, marks: [] }
  const forms = writtenWays(word).map(trimmed)
  if (forms.some((form) => isFormOf(written, form))) return { verdict: 'form', answer, marks: [] }
  const isKnown = (other: string) => isEnglish(other) || inflectedFormsOfAny(ways).has(other)
  for (const way of ways.filter((each) => each !== '')) {
    const bare = withoutLeading(way)
    const pairs = [
      [written, way],
      [withoutLeading(written), bare],
    ] as const
    const slip = pairs.find(([one, other]) => isSlip(one, other, isKnown))
    if (slip) return { verdict: 'slip', answer: way, marks: markedDifference(...slip) }
  }
  return { verdict: 'wrong', answer, marks: [] }
}

const trimmed = (text: string) =>
  text.replace(/\s*(?:…|\.\.\.)\s*/g, ' ').replace(/^[\s"“”'‘’.,;:!?]+|[\s"“”'‘’.,;:!?]+$/g, '')

const withoutLeading = (text: string) => text.replace(/^(?:to be|to|an?|the)\s+(?=\S)/i, '')

const isRight = (written: string, way: string) =>
  plainText(written) === plainText(way) ||
  isSameText(written, way) ||
  isSameText(withoutLeading(written), withoutLeading(way))

/** Another form of the same word; of several words, of one of them. */
function isFormOf(written: string, word: string): boolean {
  const said = keysOf(withoutLeading(written))
  const base = keysOf(withoutLeading(word))
  if (said.length !== base.length) return false
  return said.every((each, index) => {
    const right = base[index] ?? ''
    return each === right || inflectedForms(right).includes(each)
  })
}

const inflectedFormsOfAny = (ways: readonly string[]) =>
  new Set(ways.flatMap((way) => plainText(way).split(/[\s-]+/)).flatMap(inflectedForms))

const keysOf = (text: string) =>
  plainText(text)
    .split(/[\s-]+/)
    .map(britishKey)
