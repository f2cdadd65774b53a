import type { PracticeSet } from '../../../../cms/exercises/practice-set.ts'
import type { Row } from '../../../../cms/exercises/row.ts'
import type { GivenAnswer, Outcome } from '../sitting-rules.ts'
import type { SpeakingParts } from '../speaking-parts.ts'

/** What every kind of question is given to draw itself. */
export interface KindProps<Asked> {
  question: Asked
  /** The rows that it asks of. */
  rows: readonly Row[]
  /** Everything that answers are held against. */
  set: PracticeSet
  /** Nobody knows which English words are near the answer: what may be a slip is asked again. */
  isUnsure?: boolean | undefined
  outcome: Outcome
  /** Nothing more is asked of it. */
  isSettled: boolean
  /** The form that the Check button below it belongs to. */
  formId: string
  /** The heading that says what is to be done. */
  taskId: string
  /** The line that says what the last answer was worth. */
  verdictId: string
  /** The last answer was not right, and another one may be tried. */
  isWrong: boolean
  speaking?: SpeakingParts | undefined
  onAnswer: (answer: GivenAnswer) => void
}
