import type { Verdict } from '../../../cms/contract/exercise-kinds.ts'
import { checkOrder } from '../../../cms/exercises/answers/check-order.ts'
import { checkTyped } from '../../../cms/exercises/answers/check-question.ts'
import type { Mark } from '../../../cms/exercises/answers/marked-difference.ts'
import type { PracticeSet } from '../../../cms/exercises/practice-set.ts'
import type { Question } from '../../../cms/exercises/questions/question.ts'
import { plainText } from '../../../cms/exercises/words/plain-text.ts'
import { dictatedWordVerdict, dictationOf } from './dictated-word.ts'

/** What a written answer is worth, by the rules of its kind. */
export function verdictOf(question: Question, given: string, set: PracticeSet): Verdict {
  switch (question.kind) {
    case 'gap':
    case 'translate':
      return checkTyped(given, question, set).verdict
    case 'dictation':
      return dictationOf(question, given, set).verdict
    case 'order':
      return orderVerdict(given.split(' ').filter(Boolean), question.pieces, question.sentence)
    default:
      return 'empty'
  }
}

interface Written {
  question: Question
  given: string
  set: PracticeSet
  isUnsure: boolean
}

/**
 * What a written answer is worth, and what it says of the word that is practised. A dictation may
 * lack another word; and what nobody here knows says nothing: whether another order is English, too,
 * and without the words that are near whether a slip has made one of them. Those are asked again.
 */
export function judged({ question, given, set, isUnsure }: Written) {
  const known = isUnsure ? unforgiving(set, given) : set
  const verdict = verdictOf(question, given, known)
  const isMaybeSlip = verdict === 'wrong' && isUnsure && verdictOf(question, given, set) === 'slip'
  const saysNothing = isMaybeSlip || (question.kind === 'order' && verdict === 'form')
  if (saysNothing) return { verdict, ofWord: 'empty' } as const
  const isDictation = question.kind === 'dictation'
  return { verdict, ofWord: isDictation ? dictatedWordVerdict(question, given, known) : verdict }
}

/** Where a slip differs from what is right; nothing of it for kinds that show it otherwise. */
export function marksOf(question: Question, given: string, set: PracticeSet): Mark[] {
  const isTyped = question.kind === 'gap' || question.kind === 'translate'
  return isTyped ? checkTyped(given, question, set).marks : []
}

/** What an answer is held against where nobody knows which words are near: all of it may be English. */
export const unforgiving = (set: PracticeSet, given: string): PracticeSet => ({
  ...set,
  nearForms: plainText(given).match(/[\p{L}\p{M}\p{N}']+/gu) ?? [],
})

/** A sentence that still lacks words is not wrong, it is not done. */
const orderVerdict = (placed: readonly string[], pieces: readonly string[], sentence: string) =>
  placed.length < pieces.length ? 'empty' : checkOrder(placed, sentence)
