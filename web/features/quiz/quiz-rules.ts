import type { QuizQuestion } from '../../../cms/contract/lesson.ts'
import type { Quiz } from './quiz-state.ts'

/**
 * After an answer the next question comes by itself. Spec §2 says at once, §9 says 700 ms for the
 * structured lesson: the moment shows the learner which answer was taken.
 */
export const autoAdvanceMs = 700

interface AnsweredQuiz {
  questions: readonly QuizQuestion[]
  quiz: Quiz
}

/** Records an answer to the question that is shown; it may still be changed. */
export function choose(quiz: Quiz, option: number): Quiz {
  if (quiz.phase !== 'asking') return quiz
  const answers = quiz.answers.map((answer, index) => (index === quiz.current ? option : answer))
  return { ...quiz, answers }
}

/** Goes on from an answered question: to the next one, or to the end of the quiz. */
export function advance(quiz: Quiz): Quiz {
  if (quiz.phase !== 'asking' || chosenOf(quiz) === null) return quiz
  return isLast(quiz) ? { ...quiz, phase: 'completed' } : { ...quiz, current: quiz.current + 1 }
}

/** Back to the question before, or from the end of the quiz to its last question. */
export function goBack(quiz: Quiz): Quiz {
  if (quiz.phase === 'completed') return { ...quiz, phase: 'asking' }
  if (quiz.phase !== 'asking' || quiz.current === 0) return quiz
  return { ...quiz, current: quiz.current - 1 }
}

/** An answered question that is not the last can be left by hand, too. */
export const canAdvance = (quiz: Quiz) =>
  quiz.phase === 'asking' && !isLast(quiz) && chosenOf(quiz) !== null

/** 'Submit Quiz' stands below the last question once it is answered, and after it. */
export const canSubmit = (quiz: Quiz) =>
  quiz.phase === 'completed' || (quiz.phase === 'asking' && isLast(quiz) && chosenOf(quiz) !== null)

export const submit = (quiz: Quiz): Quiz => (canSubmit(quiz) ? { ...quiz, phase: 'results' } : quiz)

/** The questions of a submitted quiz that were not answered rightly; none before. */
export const missedOf = ({ questions, quiz }: AnsweredQuiz) =>
  questions.filter(
    ({ correctAnswer }, index) => quiz.phase === 'results' && quiz.answers[index] !== correctAnswer,
  )

/** How the results mark an option; null for one that is neither right nor chosen. */
export function markOf(question: QuizQuestion, option: number, chosen: number | null) {
  if (option === question.correctAnswer) return 'right'
  return option === chosen ? 'wrong' : null
}

/** What a mark says in words: who was right must not be told by its colour alone. */
export function noteOf(mark: 'right' | 'wrong', isChosen: boolean): string {
  if (mark === 'wrong') return 'your answer, not correct'
  return isChosen ? 'your answer, correct' : 'correct answer'
}

export const chosenOf = ({ answers, current }: Quiz) => answers[current] ?? null

const isLast = ({ answers, current }: Quiz) => current === answers.length - 1
