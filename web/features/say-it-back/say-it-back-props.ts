import type { LessonRef } from '../../passport/passport-event.ts'

/** The lesson that a sentence is of; where it is of none, perhaps an exercise, by its address. */
export interface SpokenIn extends LessonRef {
  exercise?: string
}

/** A sentence of a lesson that can be said back. */
export interface SayItBackProps {
  text: string
  lesson: SpokenIn
}

/** A sentence with a gap that words are chosen for, by saying the whole. */
export interface SpokenGapProps {
  gap: { before: string; answer: string; after: string; bank: readonly string[] }
  lesson: SpokenIn
  /** The answer is known: the sentence is only said for its own sake. */
  isOver: boolean
  /** The word of the bank that was heard. */
  onHeard: (word: string) => void
}
