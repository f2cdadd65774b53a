import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import type { QuizQuestion } from '../../../cms/contract/lesson.ts'
import { keyed } from '../../ui/keyed.ts'
import styles from './question.module.css'
import { autoAdvanceMs } from './quiz-rules.ts'

interface QuestionProps {
  question: QuizQuestion
  chosen: number | null
  takesFocus: boolean
  onChoose: (option: number) => void
  onAdvance: () => void
}

/**
 * Goes on by itself a moment after a choice. Arrow keys choose as they move through radio buttons,
 * so a choice made by them waits for Enter or Space.
 */
export function Question({ question, chosen, takesFocus, onChoose, onAdvance }: QuestionProps) {
  const name = useId()
  const legend = useRef<HTMLLegendElement>(null)
  const movesByArrow = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (takesFocus) legend.current?.focus()
    return () => clearTimeout(timer.current)
  }, [takesFocus])

  function goOnSoon() {
    clearTimeout(timer.current)
    timer.current = setTimeout(onAdvance, autoAdvanceMs)
  }

  function onKeyDown(event: KeyboardEvent) {
    movesByArrow.current = event.key.startsWith('Arrow')
    if (movesByArrow.current) clearTimeout(timer.current)
    if ((event.key === 'Enter' || event.key === ' ') && chosen !== null) goOnSoon()
  }

  return (
    <fieldset
      className={styles.question}
      onKeyDown={onKeyDown}
      onPointerDown={() => {
        movesByArrow.current = false
      }}
    >
      <legend ref={legend} tabIndex={-1} dir="auto" className={styles.legend}>
        {question.question}
      </legend>
      <div className={styles.options}>
        {keyed(question.options).map(({ key, index, item: option }) => (
          <label key={key} className={styles.option}>
            <input
              type="radio"
              name={name}
              checked={chosen === index}
              onChange={() => {
                onChoose(index)
                if (!movesByArrow.current) goOnSoon()
              }}
            />
            <span dir="auto">{option}</span>
          </label>
        ))}
      </div>
      <p className={styles.keyHint}>Using the arrow keys? Press Enter to go on.</p>
    </fieldset>
  )
}
