import type { LessonProgress } from './computed.ts'

interface LessonParts {
  /** The stages that have something to show, without the quiz. */
  stages: readonly string[]
  hasQuiz: boolean
}

/**
 * Whether a lesson is finished by itself (decision 79): its quiz was submitted, and every stage that
 * has something to show was opened. Without a quiz the learner says so, and once she has taken it
 * back it is hers to say.
 */
export function isFinishedByItself(progress: LessonProgress, { stages, hasQuiz }: LessonParts) {
  if (!hasQuiz || progress.finished || progress.isTakenBack) return false
  return progress.tries.length > 0 && stages.every((stage) => progress.stages.includes(stage))
}
