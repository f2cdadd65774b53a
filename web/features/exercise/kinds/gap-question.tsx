import { type FormEvent, useId } from 'react'
import type { GapQuestion } from '../../../../cms/exercises/questions/question.ts'
import { useHalfWritten } from '../use-half-written.ts'
import { AnswerInput } from './answer-input.tsx'
import styles from './gap-question.module.css'
import type { KindProps } from './kind-props.ts'
import { WordBank } from './word-bank.tsx'

interface GapQuestionViewProps extends KindProps<GapQuestion> {
  check: (given: string) => void
}

/** A sentence with a line to write on in its middle, and the words that go on such lines. */
export function GapQuestionView(props: GapQuestionViewProps) {
  const { question, isSettled, isWrong, formId, verdictId, check } = props
  const { before, after, bank } = question
  const [text, setText] = useHalfWritten(question.id)
  const sentenceId = useId()

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    check(text)
  }

  return (
    <form id={formId} onSubmit={onSubmit}>
      <p lang="en" translate="no" dir="auto" className={styles.sentence}>
        {before}
        <AnswerInput
          data-first
          aria-label="Missing word"
          aria-describedby={`${sentenceId} ${verdictId}`}
          aria-invalid={isWrong || undefined}
          className={styles.gap}
          value={text}
          readOnly={isSettled}
          onChange={(event) => setText(event.target.value)}
        />
        {after}
      </p>
      <p id={sentenceId} lang="en" hidden>
        {`${before} … ${after}`}
      </p>
      {bank.length > 0 && (
        <WordBank words={bank} isOver={isSettled} taken={text} onTake={setText} />
      )}
    </form>
  )
}
