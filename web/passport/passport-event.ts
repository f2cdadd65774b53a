import type { ExerciseKind, Verdict } from '../../cms/contract/exercise-kinds.ts'
import type { Row } from '../../cms/exercises/row.ts'

/** The lesson that an event belongs to. */
export interface LessonRef {
  courseId: number
  lessonId: number
}

interface Happening {
  /** A ULID whose last eight letters are the device's own. */
  id: string
  /** Milliseconds since 1970. */
  at: number
  /** `courseId/lessonId`. */
  ref: string
}

/** A stage of a lesson was opened. */
export interface StepEvent extends Happening {
  kind: 'step'
  data: { stage: string }
}

/** A quiz was submitted: the chosen option of each question. */
export interface QuizEvent extends Happening {
  kind: 'quiz'
  data: { answers: readonly number[]; right: number; total: number }
}

/** A word was taken up with everything that its review needs, was answered, or was put away again. */
export interface WordsEvent extends Happening {
  kind: 'words'
  data:
    | { row: Row }
    | { word: Row['id']; how: ExerciseKind; verdict: Verdict }
    | { putAway: Row['id'] }
}

/** A sentence was said aloud. */
export interface SpokenEvent extends Happening {
  kind: 'spoken'
  data: { text: string }
}

/** A lesson was finished, or what was said of it before is taken back. */
export interface DoneEvent extends Happening {
  kind: 'done'
  data: { title: string; undone?: boolean }
}

/** What a learner did. The state of her learning is computed from events alone. */
export type PassportEvent = StepEvent | QuizEvent | WordsEvent | SpokenEvent | DoneEvent

/** Where words are practised that belong to no lesson: those of an exercise. */
export const outsideLessons: LessonRef = { courseId: 0, lessonId: 0 }

/** How an event names its lesson. */
export const refOf = ({ courseId, lessonId }: LessonRef): string => `${courseId}/${lessonId}`
