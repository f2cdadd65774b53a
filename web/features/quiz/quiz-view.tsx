import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import type { QuizQuestion } from '../../../cms/contract/lesson.ts'
import { Button } from '../../ui/button.tsx'
import { keyed } from '../../ui/keyed.ts'
import { autoAdvanceMs, canSubmit, chosenOf, type Quiz } from './quiz-rules.ts'
import styles from './quiz-view.module.css'

interface QuizViewProps {
  questions: readonly QuizQuestion[]
  quiz: Quiz
  onChoose: (option: number) => void
  onAdvance: () => void
  onSubmit: () => void
}

/** One question at a time, until all are answered and submitted. */
export function QuizView({ questions, quiz, onChoose, onAdvance, onSubmit }: QuizViewProps) {
  const question = questions[quiz.current]
  if (!question) return null
  return (
    <div className={styles.quiz}>
      <QuizSegments quiz={quiz} />
      {quiz.phase === 'completed' ? (
        <QuizCompleted onSubmit={onSubmit} />
      ) : (
        <Question
          key={quiz.current}
          question={question}
          chosen={chosenOf(quiz)}
          isFirst={quiz.current === 0}
          onChoose={onChoose}
          onAdvance={onAdvance}
        />
      )}
      {quiz.phase === 'asking' && canSubmit(quiz) && (
        <Button tone="main" onClick={onSubmit}>
          Submit Quiz
        </Button>
      )}
    </div>
  )
}

/** How far the quiz is: a segment a question. */
function QuizSegments({ quiz }: { quiz: Quiz }) {
  const count = quiz.answers.length
  return (
    <>
      <p className={styles.count}>{`Question ${quiz.current + 1} of ${count}`}</p>
      <div className={styles.segments} aria-hidden="true">
        {keyed(quiz.answers).map(({ key, index, item: answer }) => (
          <span
            key={key}
            data-state={answer !== null ? 'answered' : index === quiz.current ? 'current' : 'open'}
          />
        ))}
      </div>
    </>
  )
}

interface QuestionProps {
  question: QuizQuestion
  chosen: number | null
  isFirst: boolean
  onChoose: (option: number) => void
  onAdvance: () => void
}

/**
 * Goes on by itself a moment after a choice. Arrow keys choose as they move through radio buttons,
 * so a choice made by them waits for Enter or Space.
 */
function Question({ question, chosen, isFirst, onChoose, onAdvance }: QuestionProps) {
  const name = useId()
  const legend = useRef<HTMLLegendElement>(null)
  const movesByArrow = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (!isFirst) legend.current?.focus()
    return () => clearTimeout(timer.current)
  }, [isFirst])

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
      <legend ref={legend} tabIndex={-1} className={styles.legend}>
        {question.question}
      </legend>
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
          <span>{option}</span>
        </label>
      ))}
      <p className={styles.keyHint}>With arrow keys: press Enter to go on.</p>
    </fieldset>
  )
}

function QuizCompleted({ onSubmit }: { onSubmit: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.completed}>
      <h3 ref={heading} tabIndex={-1}>
        Quiz Completed!
      </h3>
      <p>You have answered all the questions. Click Submit to see your results.</p>
      <Button tone="main" onClick={onSubmit}>
        Submit Quiz
      </Button>
    </div>
  )
}
