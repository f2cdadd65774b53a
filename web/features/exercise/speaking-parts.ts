import type { ReactNode } from 'react'
import type { GapQuestion, SayQuestion } from '../../../cms/exercises/questions/question.ts'

/**
 * How a learner is recorded and heard: the screen gives these parts, because another feature knows
 * how. Without them she says it to herself.
 */
export interface SpeakingParts {
  renderSay: (question: SayQuestion) => ReactNode
  /** Left out where no gap is spoken. */
  renderSpokenGap?: (gap: SpokenGapPart) => ReactNode
}

export interface SpokenGapPart {
  question: GapQuestion
  /** The answer is shown. */
  isOver: boolean
  /** The word of the bank that was heard. */
  onHeard: (word: string) => void
}
