import { type FormEvent, type KeyboardEvent, useId } from 'react'
import type { DictationQuestion } from '../../../../cms/exercises/questions/question.ts'
import { dictationOf } from '../dictated-word.ts'
import { ListenButton } from '../listen-button.tsx'
import { useHalfWritten } from '../use-half-written.ts'
import styles from './dictation-question.module.css'
import { HeardWords } from './heard-words.tsx'
import type { KindProps } from './kind-props.ts'

interface DictationQuestionViewProps extends KindProps<DictationQuestion> {
  check: (given: string) => void
}

/** A sentence that is heard, as often as it takes, and written down. */
export function DictationQuestionView(props: DictationQuestionViewProps) {
  const { question, set, outcome, isSettled, isWrong, formId, taskId, verdictId, check } = props
  const { text: sentence } = question
  const [text, setText] = useHalfWritten(question.id)
  const hintId = useId()
  const checked = outcome.last?.given ?? ''

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    check(text)
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || isComposing(event)) return
    event.preventDefault()
    if (!event.repeat) event.currentTarget.form?.requestSubmit()
  }

  return (
    <form id={formId} onSubmit={onSubmit}>
      <div className={styles.listen}>
        <ListenButton isFirst text={sentence}>
          Play
        </ListenButton>
        <ListenButton isSlow text={sentence}>
          Play slowly
        </ListenButton>
      </div>
      <textarea
        lang="en"
        dir="auto"
        rows={2}
        aria-labelledby={taskId}
        aria-describedby={`${hintId} ${verdictId}`}
        aria-invalid={isWrong || undefined}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={1_000}
        className={styles.lines}
        value={text}
        readOnly={isSettled}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p id={hintId} className={styles.hint}>
        Capitals and full stops do not matter.
      </p>
      {checked.trim() !== '' && (
        <HeardWords words={dictationOf(question, checked, set).words} isOver={isSettled} />
      )}
    </form>
  )
}

/** Safari ends a composition before it tells of the key that has ended it, and gives that this code. */
const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent) =>
  nativeEvent.isComposing || keyCode === 229
