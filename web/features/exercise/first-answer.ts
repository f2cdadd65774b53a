import type { Verdict } from '../../../cms/contract/exercise-kinds.ts'
import type { Question } from '../../../cms/exercises/questions/question.ts'
import type { Outcome } from './sitting-rules.ts'

/** What was answered to a question first, and what it is worth. */
export interface FirstAnswer {
  word: string
  how: Question['kind']
  verdict: Verdict
  /** '' where the learner judged herself, or had the answer shown. */
  answer: string
}

/** The words of an answer: a board knows its tiles by their rows, a judgement is no answer. */
export function answerText(question: Question, word: string, last: Outcome['last']): string {
  if (!last || last.rowId !== word || last.given === last.verdict) return ''
  if (question.kind !== 'matching') return last.given
  return question.pairs.find(({ rowId }) => rowId === last.given)?.meaning ?? ''
}
