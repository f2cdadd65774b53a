import type { ExerciseKind } from '../../../cms/contract/exercise-kinds.ts'
import type { Question } from '../../../cms/exercises/questions/question.ts'

/** The rows that a question asks of. */
export function rowIdsOf(question: Question): readonly string[] {
  if (question.kind === 'list') return question.rowIds
  if (question.kind === 'matching') return question.pairs.map(({ rowId }) => rowId)
  return [question.rowId]
}

/** A list is read and heard; everything else is answered. */
export const isAnswered = (kind: ExerciseKind) => kind !== 'list'

/** What nobody but the learner can judge. */
export const isSelfJudged = (kind: ExerciseKind) =>
  kind === 'flashcards' || kind === 'spoken-gap' || kind === 'say'

/** What is written, or put in order, and then checked. */
export const isWritten = (kind: ExerciseKind) =>
  kind === 'gap' || kind === 'dictation' || kind === 'order' || kind === 'translate'

/** What was asked for; null where the question itself has shown it by then. */
export function rightAnswerOf(question: Question): string | null {
  switch (question.kind) {
    case 'choice':
      return question.options[question.right] ?? null
    case 'gap':
    case 'translate':
      return question.answer
    case 'dictation':
      return question.text
    case 'order':
      return question.sentence
    default:
      return null
  }
}
