import { useEffect, useRef } from 'react'
import type { Question } from '../../../cms/exercises/questions/question.ts'
import { Button } from '../../ui/button.tsx'
import styles from './question-actions.module.css'
import { isAnswered, isWritten } from './question-rules.ts'

interface QuestionActionsProps {
  question: Question
  formId: string
  isSettled: boolean
  /** Something was tried in vain. */
  canShow: boolean
  onShow: () => void
  onNext: () => void
  onSkip: () => void
}

/** Under a question: to check it, to see the answer, to leave it out, to go on. */
export function QuestionActions(props: QuestionActionsProps) {
  const { question, formId, isSettled: settled, canShow, onShow, onNext, onSkip } = props
  const nextButton = useRef<HTMLButtonElement>(null)
  const wasSettled = useRef(settled)

  useEffect(() => {
    if (settled && !wasSettled.current) {
      nextButton.current?.focus({ preventScroll: true })
      // The answer has pushed it down: no further than into sight, so that the answer stays there.
      nextButton.current?.scrollIntoView({ block: 'nearest' })
    }
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
