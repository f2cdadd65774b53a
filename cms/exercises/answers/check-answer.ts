import type { Verdict } from '../../contract/exercise-kinds.ts'
import { inflectedForms } from '../english/inflected-forms.ts'
import { irregularForms } from '../english/irregular-forms.ts'
import { britishKey } from '../words/british-key.ts'
import { isSameText } from '../words/is-same-text.ts'
import { plainText } from '../words/plain-text.ts'
import { answerWays, trimmed } from './answer-ways.ts'
import { bothWithout, type Pair, withLeadOut } from './leading-words.ts'
import { type Mark, markedDifference } from './marked-difference.ts'
import { matchSpelling } from './match-spelling.ts'
import { withFullObjects, withOnes } from './objects.ts'
import { type IsEnglish, isSlip } from './slips.ts'

/** What an answer is held against. */
export interface Expected {
  answer: string
  /** What counts as the answer as well; in a gap, which wants a form of the word, it asks again. */
  alsoRight?: readonly string[]
  /** In a gap, the word of which the answer is a form. */
  word?: string
  /** Whether the word has an -er and an -est, as far as anybody knows. */
  isCompared?: boolean
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
 * contractions, figures and British or American spelling make no difference; a leading 'to', 'be' or
 * article of the answer may be left out, and outside a gap be added; of `a/b` either is right, what
 * stands in brackets may be left out, and so may an object like 'sb' at the end.
 */
export function checkAnswer(given: string, expected: Expected): Checked {
  const { answer, alsoRight = [], word, isCompared = true, isEnglish = () => false } = expected
  const isGap = word !== undefined
  const written = trimmed(given)
  if (!/[\p{L}\p{M}\p{N}]/u.test(written)) return { verdict: 'empty', answer, marks: [] }
  const answers = [answer, ...(isGap ? [] : alsoRight)]
  const exact = answers.find((each) => plainText(given) === plainText(each))
  if (exact) return { verdict: 'right', answer: exact, marks: [] }
  const ways = answers.flatMap(answerWays)
  const givens = givensFor(written, answers)
  const forms = [word ?? answer, ...(isGap ? alsoRight : [])].flatMap(answerWays)
  const pairs = (texts: readonly string[]) =>
    givens.flatMap((one) => texts.flatMap((way) => withLeadOut(one, way, !isGap)))
  const loose = (texts: readonly string[]) =>
    givens.flatMap((one) => texts.flatMap((way) => bothWithout(one, way)))
  // The word as the bank has it, 'to reply', stands for its form as well.
  const isListed = isGap && answerWays(word).some(({ shown }) => isRight([written, shown]))
  const right = ways.find(({ texts }) => (isListed ? loose(texts) : pairs(texts)).some(isRight))
  if (right) return { verdict: 'right', answer: right.shown, marks: [] }
  if (forms.some(({ texts }) => loose(texts).some((pair) => isFormOf(pair, isCompared))))
    return { verdict: 'form', answer, marks: [] }
  const inflected = inflectedFormsOfAny(ways.flatMap(({ texts }) => texts))
  const isKnown = (other: string) => isEnglish(other) || inflected.has(other)
  for (const { shown, texts } of ways.filter((each) => each.shown !== '')) {
    for (const [one, way] of pairs(texts)) {
      const spelled = isSlip(one, way, isKnown) ? one : matchSpelling(one, way)
      if (isSlip(spelled, way, isKnown))
        return { verdict: 'slip', answer: shown, marks: markedDifference(spelled, way) }
    }
  }
  return { verdict: 'wrong', answer, marks: [] }
}

/** What was written, with its objects in full and as it is listed where that leaves open whose. */
const givensFor = (written: string, answers: readonly string[]) => {
  const meant = [written, withOnes(written, answers)]
  return [...new Set([...meant, ...meant.map(withFullObjects)])]
}

const isRight = ([written, way]: Pair) =>
  plainText(written) === plainText(way) || isSameText(written, way)

/** Another form of the same word; of several words, of one of them. */
function isFormOf([written, word]: Pair, isCompared: boolean): boolean {
  const said = keysOf(written)
  const base = keysOf(word)
  if (said.length !== base.length) return false
  return said.every((each, index) => {
    const right = base[index] ?? ''
    if (each === right) return true
    const isComparison = /(?:er|est)$/.test(each) && !irregularForms(right).includes(each)
    return (isCompared || !isComparison) && inflectedForms(right).includes(each)
  })
}

const inflectedFormsOfAny = (ways: readonly string[]) =>
  new Set(ways.flatMap((way) => plainText(way).split(/[\s-]+/)).flatMap(inflectedForms))

const keysOf = (text: string) =>
  plainText(text)
    .split(/[\s-]+/)
    .map(britishKey)
