import type { FormEvent } from 'react'
import type { TranslateQuestion } from '../../../../cms/exercises/questions/question.ts'
import { useHalfWritten } from '../use-half-written.ts'
import { AnswerInput } from './answer-input.tsx'
import type { KindProps } from './kind-props.ts'
import styles from './translate-question.module.css'

interface TranslateQuestionViewProps extends KindProps<TranslateQuestion> {
  check: (given: string) => void
}

/** A word in the learner's own language, to be written in English. */
export function TranslateQuestionView(props: TranslateQuestionViewProps) {
  const { question, isSettled, isWrong, formId, taskId, verdictId, check } = props
  const [text, setText] = useHalfWritten(question.id)

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    check(text)
  }

  return (
    <form id={formId} onSubmit={onSubmit}>
      <p id={`${formId}-prompt`} dir="auto" className={styles.prompt}>
        {question.prompt}
      </p>
      <AnswerInput
        data-first
        aria-labelledby={`${taskId} ${formId}-prompt`}
        aria-describedby={verdictId}
        aria-invalid={isWrong || undefined}
        className={styles.line}
        value={text}
        readOnly={isSettled}
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  )
}
