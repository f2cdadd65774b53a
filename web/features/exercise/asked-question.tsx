import { useEffect, useId, useRef, useState } from 'react'
import { type ExerciseKind, isRight, kindNames } from '../../../cms/contract/exercise-kinds.ts'
import type { PracticeSet } from '../../../cms/exercises/practice-set.ts'
import type { Question } from '../../../cms/exercises/questions/question.ts'
import styles from './asked-question.module.css'
import { marksOf } from './check-question.ts'
import { kindTexts } from './kind-texts.ts'
import { QuestionActions } from './question-actions.tsx'
import { isWritten, rightAnswerOf, rowIdsOf } from './question-rules.ts'
import { QuestionView } from './question-view.tsx'
import { RightAnswer } from './right-answer.tsx'
import { type GivenAnswer, isSettled, outcomeOf, type Sitting } from './sitting-rules.ts'
import type { SpeakingParts } from './speaking-parts.ts'
import { VerdictLine } from './verdict-line.tsx'

interface AskedQuestionProps {
  question: Question
  /** Where it says which one of how many it is. */
  countId: string
  set: PracticeSet
  isUnsure: boolean
  sitting: Sitting
  speaking: SpeakingParts | undefined
  onAnswer: (answer: GivenAnswer) => void
  onShow: () => void
  onNext: () => void
  onSkip: () => void
}

/** A question with what was made of its answer, and the ways on from it. */
export function AskedQuestion(props: AskedQuestionProps) {
  const { question, countId, set, isUnsure, sitting, speaking } = props
  const { onAnswer, onShow, onNext, onSkip } = props
  const id = useId()
  const verdictId = `${id}-verdict`
  const [times, setTimes] = useState(0)
  const part = useRef<HTMLElement>(null)
  const rowIds = rowIdsOf(question)
  const rows = set.rows.filter((row) => rowIds.includes(row.id))
  const settled = isSettled(sitting, rowIds)
  const { last, first, done } = outcomeOf(sitting)
  const right = rightAnswerOf(question)
  const isWrong = !settled && last !== null && !isRight(last.verdict)
  useFocusOnQuestion(part)

  function take(given: GivenAnswer) {
    setTimes(times + 1)
    onAnswer(given)
  }

  return (
    // The count is said as the focus comes in, and not again with each part of the question.
    <section ref={part} aria-labelledby={`${countId} ${id}`} className={styles.question}>
      <p className={styles.kind}>{kindNames[question.kind]}</p>
      <h2 id={id} tabIndex={-1} className={styles.task}>
        {kindTexts[question.kind].task}
      </h2>
      <QuestionView
        question={question}
        rows={rows}
        set={set}
        isUnsure={isUnsure}
        outcome={outcomeOf(sitting)}
        isSettled={settled}
        formId={`${id}-form`}
        taskId={id}
        verdictId={verdictId}
        isWrong={isWrong}
        speaking={speaking}
        onAnswer={take}
      />
      {hasVerdictLine(question.kind) && (
        <VerdictLine
          id={verdictId}
          kind={question.kind}
          verdict={last?.verdict ?? null}
          times={times}
          marks={last ? marksOf(question, last.given, set) : []}
          isShown={settled && (last === null || !isRight(last.verdict))}
        />
      )}
      {settled && right !== null && rows[0] && <RightAnswer row={rows[0]} answer={right} />}
      <QuestionActions
        question={question}
        formId={`${id}-form`}
        isSettled={settled}
        canShow={Object.keys(first).length > done.length}
        onShow={onShow}
        onNext={onNext}
        onSkip={onSkip}
      />
    </section>
  )
}

/** A board says by itself what was matched, and who judges herself needs no verdict. */
const hasVerdictLine = (kind: ExerciseKind) => isWritten(kind) || kind === 'choice'

/**
 * A new question takes the focus: where one writes or listens, if a keyboard is at hand, else its
 * heading, since a focused line brings up a phone's keyboard. The first one of a page waits.
 */
function useFocusOnQuestion(part: { current: HTMLElement | null }) {
  useEffect(() => {
    const { current } = part
    const hasKeyboard = matchMedia('(pointer: fine)').matches
    const first = hasKeyboard && current?.querySelector<HTMLElement>('[data-first]')
    const target = first || current?.querySelector<HTMLElement>('h2')
    target?.focus({ preventScroll: true })
    // Of one that is higher than the window, 'nearest' would show the end.
    const isHigher = current !== null && current.offsetHeight > innerHeight
    current?.scrollIntoView({ block: isHigher ? 'start' : 'nearest' })
  }, [part])
}
