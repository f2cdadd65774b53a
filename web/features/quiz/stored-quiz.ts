import type { QuizQuestion } from '../../../cms/contract/lesson.ts'
import { noteWritten, writtenKeyOf } from '../../passport/written-quizzes.ts'
import { tabStorage } from '../../ui/browser-storage/browser-storage.ts'
import { parsedJson } from '../../ui/browser-storage/parsed-json.ts'
import type { Quiz } from './quiz-state.ts'

/** The tab keeps the quiz of each lesson from its first answer until it is begun anew. */
const keyOf = (lessonId: number) => `quiz/${lessonId}`

/** Those of a lesson that was edited meanwhile are others. */
const askedIn = (questions: readonly QuizQuestion[]) =>
  JSON.stringify(questions.map(({ question, options }) => [question, ...options]))

/** Keeps a quiz as it stands, its results too; what is not begun is nothing to keep. */
export function storeQuiz(lessonId: number, questions: readonly QuizQuestion[], quiz: Quiz): void {
  const { answers, current, phase } = quiz
  if (phase !== 'results') tabStorage.remove(writtenKeyOf(lessonId))
  else if (quiz.isWritten) noteWritten(lessonId)
  if (answers.every((answer) => answer === null)) {
    tabStorage.remove(keyOf(lessonId))
  } else {
    const asked = askedIn(questions)
    tabStorage.write(keyOf(lessonId), JSON.stringify({ asked, answers, current, phase }))
  }
}

/**
 * The quiz that was left, at the question where it was left or at its results; null where there is
 * none.
 */
export function storedQuiz(lessonId: number, questions: readonly QuizQuestion[]): Quiz | null {
  const stored = parsedJson(tabStorage.read(keyOf(lessonId)))
  if (!isObject(stored) || stored.asked !== askedIn(questions)) return null
  const { answers, current, phase } = stored
  if (!Array.isArray(answers) || answers.length !== questions.length) return null
  if (!answers.every(isAnswer)) return null
  if (typeof current !== 'number' || questions[current] === undefined) return null
  const quiz = { answers, current }
  if (phase !== 'results') return { ...quiz, phase: 'asking' }
  const isWritten = tabStorage.read(writtenKeyOf(lessonId)) !== null
  return { ...quiz, phase, isRestored: true, isWritten }
}

const isAnswer = (answer: unknown): answer is number | null =>
  answer === null || typeof answer === 'number'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
