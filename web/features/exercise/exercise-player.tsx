import { type MouseEvent, useEffect, useId, useRef } from 'react'
import type { ExerciseKind } from '../../../cms/exercises/kinds.ts'
import type { PracticeSet } from '../../../cms/exercises/practice-set.ts'
import type { Question } from '../../../cms/exercises/questions/question.ts'
import type { WordsEvent } from '../../passport/passport-event.ts'
import { Button } from '../../ui/button.tsx'
import { Progress } from '../../ui/progress.tsx'
import { marksOf } from './check-question.ts'
import styles from './exercise-player.module.css'
import { kindTexts } from './kind-texts.ts'
import { isAnswered, isSelfJudged, isWritten, rightAnswerOf, rowIdsOf } from './question-rules.ts'
import { QuestionView } from './question-view.tsx'
import { RightAnswer } from './right-answer.tsx'
import {
  answer,
  type GivenAnswer,
  giveUp,
  goOn,
  isRight,
  isSettled,
  lookedAt,
  outcomeOf,
  type Sitting,
  skip,
} from './sitting-rules.ts'
import type { SpeakingParts } from './speaking-parts.ts'
import { VerdictLine } from './verdict-line.tsx'

export interface ExercisePlayerProps {
  questions: readonly Question[]
  /** What the questions are made of, and their answers held against. */
  set: PracticeSet
  sitting: Sitting
  onChange: (sitting: Sitting) => void
  /** A first try, for the learner's passport. */
  onWord: (data: WordsEvent['data']) => void
  /** How she is recorded and heard. */
  speaking?: SpeakingParts | undefined
}

/** One question at a time, until all are answered, shown or skipped. */
export function ExercisePlayer(props: ExercisePlayerProps) {
  const { questions, set, sitting, onChange, onWord, speaking } = props
  const question = questions[sitting.current]
  if (!question) return null
  const { kind } = question
  const rowIds = rowIdsOf(question)

  /** Each first try is told once. */
  function change(next: Sitting) {
    const known = outcomeOf(sitting).first
    const first = next.outcomes[sitting.current]?.first ?? {}
    for (const [word, verdict] of Object.entries(first)) {
      if (!(word in known)) onWord({ word, how: kind, verdict })
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
      <p className={styles.count}>{`Question ${sitting.current + 1} of ${questions.length}`}</p>
      <Progress label="How far this exercise is" value={sitting.current} max={questions.length} />
      <AskedQuestion
        // A question of its own: nothing written goes over to the next one.
        key={sitting.current}
        question={question}
        set={set}
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

interface AskedQuestionProps {
  question: Question
  set: PracticeSet
  sitting: Sitting
  speaking: SpeakingParts | undefined
  onAnswer: (answer: GivenAnswer) => void
  onShow: () => void
  onNext: () => void
  onSkip: () => void
}

function AskedQuestion(props: AskedQuestionProps) {
  const { question, set, sitting, speaking, onAnswer, onShow, onNext, onSkip } = props
  const id = useId()
  const part = useRef<HTMLElement>(null)
  const rowIds = rowIdsOf(question)
  const rows = set.rows.filter((row) => rowIds.includes(row.id))
  const settled = isSettled(sitting, rowIds)
  const { last, first, done } = outcomeOf(sitting)
  const right = rightAnswerOf(question)
  useFocusOnQuestion(part)

  return (
    <section ref={part} aria-labelledby={id} className={styles.question}>
      <p className={styles.kind}>{kindTexts[question.kind].name}</p>
      <h2 id={id} tabIndex={-1} className={styles.task}>
        {kindTexts[question.kind].task}
      </h2>
      <QuestionView
        question={question}
        rows={rows}
        set={set}
        outcome={outcomeOf(sitting)}
        isSettled={settled}
        formId={`${id}-form`}
        taskId={id}
        speaking={speaking}
        onAnswer={onAnswer}
      />
      {hasVerdictLine(question.kind) && (
        <VerdictLine
          kind={question.kind}
          verdict={last?.verdict ?? null}
          marks={last ? marksOf(question, last.given, set) : []}
          isShown={settled && (last === null || !isRight(last.verdict))}
        />
      )}
      {settled && right !== null && rows[0] && <RightAnswer row={rows[0]} answer={right} />}
      <Actions
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

interface ActionsProps {
  question: Question
  formId: string
  isSettled: boolean
  /** Something was tried in vain. */
  canShow: boolean
  onShow: () => void
  onNext: () => void
  onSkip: () => void
}

function Actions(props: ActionsProps) {
  const { question, formId, isSettled: settled, canShow, onShow, onNext, onSkip } = props
  const nextButton = useRef<HTMLButtonElement>(null)
  const wasSettled = useRef(settled)

  useEffect(() => {
    if (settled && !wasSettled.current) nextButton.current?.focus({ preventScroll: true })
    wasSettled.current = settled
  }, [settled])

  if (settled || !isAnswered(question.kind)) {
    return (
      <div className={styles.actions}>
        <Button ref={nextButton} tone="main" className={styles.main} onClick={onNext}>
          Next
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.actions}>
      {isWritten(question.kind) && (
        <Button type="submit" form={formId} tone="main" className={styles.main}>
          Check
        </Button>
      )}
      {canShow && <Button onClick={onShow}>Show the answer</Button>}
      <Button tone="quiet" className={styles.skip} onClick={onSkip}>
        Skip
      </Button>
    </div>
  )
}

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

/** The second click of a double click would press what the first one has put there. */
function ignoreSecondClick(event: MouseEvent) {
  if (event.detail <= 1) return
  event.preventDefault()
  event.stopPropagation()
}

/** A key that is held would check, go on and answer the next question. */
function ignoreHeld(event: { key: string; repeat: boolean; preventDefault: () => void }) {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}
