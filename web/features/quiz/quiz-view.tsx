import { useEffect, useRef } from 'react'
import type { QuizQuestion } from '../../../cms/contract/lesson.ts'
import { Button } from '../../ui/button.tsx'
import { keyed } from '../../ui/keyed.ts'
import { Question } from './question.tsx'
import { canAdvance, canSubmit, chosenOf } from './quiz-rules.ts'
import type { Quiz } from './quiz-state.ts'
import styles from './quiz-view.module.css'

interface QuizViewProps {
  questions: readonly QuizQuestion[]
  quiz: Quiz
  /** The first question takes the focus too, because a press has brought it. */
  takesFocus?: boolean
  onChoose: (option: number) => void
  onAdvance: () => void
  onBack: () => void
  onSubmit: () => void
}

/** One question at a time, until all are answered and submitted. */
export function QuizView(props: QuizViewProps) {
  const { questions, quiz, takesFocus = false, onChoose, onAdvance, onBack, onSubmit } = props
  const hasMoved = useHasMoved(quiz.current)
  const question = questions[quiz.current]
  if (!question) return null
  return (
    <div className={styles.quiz}>
      <QuizSegments quiz={quiz} />
      {quiz.phase === 'completed' ? (
        <QuizCompleted onBack={onBack} onSubmit={onSubmit} />
      ) : (
        <>
          <Question
            key={quiz.current}
            question={question}
            chosen={chosenOf(quiz)}
            takesFocus={takesFocus || hasMoved}
            onChoose={onChoose}
            onAdvance={onAdvance}
          />
          {quiz.current === 0 && !canAdvance(quiz) && (
            <p className={styles.hint}>
              Each answer takes you to the next question. You can always go back.
            </p>
          )}
          <div className={styles.actions}>
            {quiz.current > 0 && (
              <Button tone="quiet" className={styles.back} onClick={onBack}>
                Previous question
              </Button>
            )}
            {canAdvance(quiz) && <Button onClick={onAdvance}>Next question</Button>}
            {canSubmit(quiz) && (
              <Button tone="main" onClick={onSubmit}>
                Submit Quiz
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  )
}

/** The question a page begins with takes no focus; every later one does. */
function useHasMoved(current: number) {
  const hasMoved = useRef(false)
  const first = useRef(current)
  if (current !== first.current) hasMoved.current = true
  return hasMoved.current
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
            data-state={answer !== null ? 'answered' : 'open'}
            data-current={index === quiz.current && quiz.phase === 'asking'}
          />
        ))}
      </div>
    </>
  )
}

interface QuizCompletedProps {
  onBack: () => void
  onSubmit: () => void
}

function QuizCompleted({ onBack, onSubmit }: QuizCompletedProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.completed}>
      <h3 ref={heading} tabIndex={-1}>
        Quiz Completed!
      </h3>
      <p>You have answered all the questions. Click Submit to see your results.</p>
      <div className={styles.actions}>
        <Button tone="quiet" className={styles.back} onClick={onBack}>
          Previous question
        </Button>
        <Button tone="main" onClick={onSubmit}>
          Submit Quiz
        </Button>
      </div>
    </div>
  )
}
