// Apart from the rules: a lesson's page knows how its quiz stands before anybody opens it.

import type { QuizQuestion } from '../../../cms/contract/lesson.ts'

/** Asking one question at a time; all answered and waiting for submission; marked. */
export type QuizPhase = 'asking' | 'completed' | 'results'

export interface Quiz {
  /** The chosen option of each question, null while it has none. */
  answers: readonly (number | null)[]
  /** The question that is shown. */
  current: number
  phase: QuizPhase
  /** Its results were shown before the page was loaded anew. */
  isRestored?: boolean
  /** They were written down then. */
  isWritten?: boolean
}

export const newQuiz = (questionCount: number): Quiz => ({
  answers: Array.from({ length: questionCount }, () => null),
  current: 0,
  phase: 'asking',
})

/** How many chosen options are the right ones. */
export const scoreOf = (quiz: Quiz, questions: readonly QuizQuestion[]) =>
  questions.filter(({ correctAnswer }, index) => quiz.answers[index] === correctAnswer).length

/** What is written down of a quiz; null until it is submitted, and where that was done before. */
export function submittedOf(quiz: Quiz, questions: readonly QuizQuestion[]) {
  if (quiz.phase !== 'results' || quiz.isWritten || questions.length === 0) return null
  const answers = quiz.answers.map((answer) => answer ?? -1)
  return { answers, right: scoreOf(quiz, questions), total: questions.length }
}
