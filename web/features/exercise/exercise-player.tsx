import { useId } from 'react'
import type { PracticeSet } from '../../../cms/exercises/practice-set.ts'
import type { Question } from '../../../cms/exercises/questions/question.ts'
import type { WordsEvent } from '../../passport/passport-event.ts'
import { Progress } from '../../ui/progress.tsx'
import { AskedQuestion } from './asked-question.tsx'
import styles from './exercise-player.module.css'
import { answerText, type FirstAnswer } from './first-answer.ts'
import { isAnswered, isSelfJudged, rowIdsOf } from './question-rules.ts'
import {
  answer,
  type GivenAnswer,
  giveUp,
  goOn,
  lookedAt,
  outcomeOf,
  type Sitting,
  skip,
  wordVerdictsOf,
} from './sitting-rules.ts'
import type { SpeakingParts } from './speaking-parts.ts'
import { ignoreHeld, ignoreSecondClick } from './stray-presses.ts'

export interface ExercisePlayerProps {
  questions: readonly Question[]
  /** What the questions are made of, and their answers held against. */
  set: PracticeSet
  /** Nobody knows which English words are near the answer: what may be a slip is asked again. */
  isUnsure?: boolean
  sitting: Sitting
  onChange: (sitting: Sitting) => void
  /** A first try, for the learner's passport. */
  onWord: (data: WordsEvent['data']) => void
  /** The same with what was answered, for a tutor who gave the words. */
  onFirstAnswer?: ((answer: FirstAnswer) => void) | undefined
  /** How she is recorded and heard. */
  speaking?: SpeakingParts | undefined
}

/** One question at a time, until all are answered, shown or skipped. */
export function ExercisePlayer(props: ExercisePlayerProps) {
  const { questions, set, isUnsure = false, sitting, speaking } = props
  const { onChange, onWord, onFirstAnswer } = props
  const countId = useId()
  const question = questions[sitting.current]
  if (!question) return null
  const { kind } = question
  const rowIds = rowIdsOf(question)

  /** Each first try is told once. */
  function change(next: Sitting) {
    const known = outcomeOf(sitting).first
    const outcome = outcomeOf({ ...next, current: sitting.current })
    const { last } = outcome
    for (const [word, verdict] of Object.entries(wordVerdictsOf(outcome))) {
      if (word in known) continue
      onWord({ word, how: kind, verdict })
      if (!question) continue
      onFirstAnswer?.({ word, how: kind, verdict, answer: answerText(question, word, last) })
    }
    onChange(next)
  }

  function take(given: GivenAnswer) {
    const next = answer(sitting, given)
    if (next === sitting) return
    // What nobody but the learner can judge is not asked again at once.
    change(isSelfJudged(kind) ? goOn(giveUp(next, rowIds), rowIds) : next)
  }

  return (
    <div className={styles.player} onClickCapture={ignoreSecondClick} onKeyDownCapture={ignoreHeld}>
      <p id={countId} className={styles.count}>
        {`Question ${sitting.current + 1} of ${questions.length}`}
      </p>
      <Progress label="Progress in this exercise" value={sitting.current} max={questions.length} />
      <AskedQuestion
        // A question of its own: nothing written goes over to the next one.
        key={sitting.current}
        question={question}
        countId={countId}
        set={set}
        isUnsure={isUnsure}
        sitting={sitting}
        speaking={speaking}
        onAnswer={take}
        onShow={() => change(giveUp(sitting, rowIds))}
        onNext={() => change(isAnswered(kind) ? goOn(sitting, rowIds) : lookedAt(sitting, rowIds))}
        onSkip={() => change(skip(sitting))}
      />
    </div>
  )
}
