import type { Verdict } from '../../contract/exercise-kinds.ts'
import { inflectedForms } from '../english/inflected-forms.ts'
import { britishKey } from '../words/british-key.ts'
import { isSameText } from '../words/is-same-text.ts'
import { plainText } from '../words/plain-text.ts'
import { answerWays, trimmed } from './answer-ways.ts'
import { type Mark, markedDifference } from './marked-difference.ts'
import { withFullObjects } from './objects.ts'
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
 * contractions, figures, British or American spelling and a leading 'to', 'be' or article make no
 * difference; of `a/b` either is right, what stands in brackets may be left out, and so may an
 * object like 'sb' at the end.
 */
export function checkAnswer(given: string, expected: Expected): Checked {
  const { answer, alsoRight = [], word = answer, isEnglish = () => false } = expected
  const ways = [answer, ...alsoRight].flatMap(answerWays)
  const written = trimmed(given)
  if (!/[\p{L}\p{M}\p{N}]/u.test(written)) return { verdict: 'empty', answer, marks: [] }
  const givens = [...new Set([written, withFullObjects(written)])]
  const right = ways.find(({ texts }) => pairsOf(givens, texts).some(isRight))
  if (right) return { verdict: 'right', answer: right.shown, marks: [] }
  const forms = answerWays(word).flatMap(({ texts }) => texts)
  if (pairsOf(givens, forms).some(isFormOf)) return { verdict: 'form', answer, marks: [] }
  const inflected = inflectedFormsOfAny(ways.flatMap(({ texts }) => texts))
  const isKnown = (other: string) => isEnglish(other) || inflected.has(other)
  for (const { shown, texts } of ways.filter((each) => each.shown !== '')) {
    const slip = pairsOf(givens, texts).find(([one, other]) => isSlip(one, other, isKnown))
    if (slip) return { verdict: 'slip', answer: shown, marks: markedDifference(...slip) }
  }
  return { verdict: 'wrong', answer, marks: [] }
}

type Pair = readonly [written: string, way: string]

/** What is held against what: as it stands, without a leading 'to' or article, and without 'be'. */
const pairsOf = (givens: readonly string[], texts: readonly string[]): Pair[] =>
  givens.flatMap((written) =>
    texts.flatMap((way): Pair[] => [
      [written, way],
      [withoutLeading(written), withoutLeading(way)],
      [withoutBe(written), withoutBe(way)],
    ]),
  )

const withoutLeading = (text: string) => text.replace(/^(?:to|an?|the)\s+(?=\S)/i, '')
const withoutBe = (text: string) => text.replace(/^(?:to\s+)?be\s+(?=\S)/i, '')

const isRight = ([written, way]: Pair) =>
  plainText(written) === plainText(way) || isSameText(written, way)

/** Another form of the same word; of several words, of one of them. */
function isFormOf([written, word]: Pair): boolean {
  const said = keysOf(written)
  const base = keysOf(word)
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
