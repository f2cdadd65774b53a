import type { Verdict } from '../../../cms/contract/exercise-kinds.ts'
import { checkDictation } from '../../../cms/exercises/answers/check-dictation.ts'
import { checkOrder } from '../../../cms/exercises/answers/check-order.ts'
import { checkTyped, englishOf } from '../../../cms/exercises/answers/check-question.ts'
import type { Mark } from '../../../cms/exercises/answers/marked-difference.ts'
import type { PracticeSet } from '../../../cms/exercises/practice-set.ts'
import type { Question } from '../../../cms/exercises/questions/question.ts'

/** What a written answer is worth, by the rules of its kind. */
export function verdictOf(question: Question, given: string, set: PracticeSet): Verdict {
  switch (question.kind) {
    case 'gap':
    case 'translate':
      return checkTyped(given, question, set).verdict
    case 'dictation':
      return checkDictation(given, question.text, englishOf(set)).verdict
    case 'order':
      return orderVerdict(given.split(' ').filter(Boolean), question.pieces, question.sentence)
    default:
      return 'empty'
  }
}

/** Where a slip differs from what is right; nothing of it for kinds that show it otherwise. */
export function marksOf(question: Question, given: string, set: PracticeSet): Mark[] {
  const isTyped = question.kind === 'gap' || question.kind === 'translate'
  return isTyped ? checkTyped(given, question, set).marks : []
}

/** A sentence that still lacks words is not wrong, it is not done. */
const orderVerdict = (placed: readonly string[], pieces: readonly string[], sentence: string) =>
  placed.length < pieces.length ? 'empty' : checkOrder(placed, sentence)
