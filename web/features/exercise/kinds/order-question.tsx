import type { FormEvent } from 'react'
import type { OrderQuestion } from '../../../../cms/exercises/questions/question.ts'
import { keyed } from '../../../ui/keyed.ts'
import { useHalfWritten } from '../use-half-written.ts'
import type { KindProps } from './kind-props.ts'
import styles from './order-question.module.css'

interface OrderQuestionViewProps extends KindProps<OrderQuestion> {
  check: (given: string) => void
}

/**
 * A sentence built by pressing its words. A word keeps its place below while it stands in the
 * sentence, so that nothing moves under the finger and the focus is never lost.
 */
export function OrderQuestionView({ question, isSettled, formId, check }: OrderQuestionViewProps) {
  const { pieces: words } = question
  const [written, write] = useHalfWritten(question.id)
  const placed = placesIn(written, words.length)
  const sentence = placed.map((index) => words[index] ?? '').join(' ')

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    check(sentence)
  }

  /** Puts a word at the end of the sentence, or takes it out again. */
  function toggle(index: number) {
    const others = placed.filter((one) => one !== index)
    write((others.length < placed.length ? others : [...placed, index]).join())
  }

  return (
    <form id={formId} onSubmit={onSubmit}>
      <div lang="en" translate="no" dir="ltr" className={styles.sentence}>
        <p role="status" className="visually-hidden">
          {sentence === '' ? 'Your sentence is empty.' : `Your sentence: ${sentence}`}
        </p>
        {placed.map((index) => (
          <button
            key={index}
            type="button"
            // The words below do the same, in a place that stays.
            tabIndex={-1}
            aria-hidden="true"
            disabled={isSettled}
            className={styles.placed}
            onClick={() => toggle(index)}
          >
            {words[index]}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div
        role="group"
        aria-label="Words"
        lang="en"
        translate="no"
        dir="ltr"
        className={styles.words}
      >
        {keyed(words).map(({ key, index, item: word }) => (
          <button
            key={key}
            type="button"
            aria-pressed={placed.includes(index)}
            aria-disabled={isSettled}
            className={styles.word}
            onClick={() => isSettled || toggle(index)}
          >
            {word}
          </button>
        ))}
      </div>
    </form>
  )
}

/** Which words were placed, as they were written down by their numbers. */
const placesIn = (written: string, count: number): number[] =>
  [...new Set(written.split(',').filter(Boolean).map(Number))].filter((index) => index < count)
