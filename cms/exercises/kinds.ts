export { type ExerciseKind, exerciseKinds } from '../contract/exercise-kinds.ts'

/**
 * What an answer is worth: a slip of the pen counts as right, another form of the right word is
 * asked for again, and nothing typed is not wrong.
 */
export type Verdict = 'right' | 'slip' | 'form' | 'wrong' | 'empty'
