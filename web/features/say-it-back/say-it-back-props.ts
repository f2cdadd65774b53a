import type { LessonRef } from '../../passport/passport-event.ts'

/** A sentence of a lesson that can be said back. */
export interface SayItBackProps {
  text: string
  lesson: LessonRef
}

/** A sentence with a gap that words are chosen for, by saying the whole. */
export interface SpokenGapProps {
  gap: { before: string; answer: string; after: string; bank: readonly string[] }
  lesson: LessonRef
  /** The answer is known: the sentence is only said for its own sake. */
  isOver: boolean
  /** The word of the bank that was heard. */
  onHeard: (word: string) => void
}
