import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { QuizQuestion } from '../../../cms/contract/lesson.ts'
import { Button } from '../../ui/button.tsx'
import { MarkedQuestions } from './marked-questions.tsx'
import { advance, choose, goBack, missedOf, submit } from './quiz-rules.ts'
import { newQuiz, type Quiz } from './quiz-state.ts'
import { QuizView } from './quiz-view.tsx'
import styles from './second-try.module.css'

/** Questions, and the quiz that they are asked in. */
interface Try {
  questions: readonly QuizQuestion[]
  quiz: Quiz
}

interface SecondTryProps extends Try {
  /** Where else one goes from the results: in one row with the way to try again. */
  children: ReactNode
}

/**
 * The row of ways on from a submitted quiz. One of them is a small quiz of what was missed, as often
 * as something is; it is for practice, and no second result (decision 79).
 */
export function SecondTry({ questions, quiz, children }: SecondTryProps) {
  const [again, setAgain] = useState<Try | null>(null)
  const missed = missedOf(again ?? { questions, quiz })
  const count = missed.length === 1 ? 'this one' : `these ${missed.length}`
  const change = (rule: (quiz: Quiz) => Quiz) =>
    setAgain((now) => now && { ...now, quiz: rule(now.quiz) })
  return (
    <>
      {again && <SmallQuiz {...again} missed={missed} onChange={change} />}
      <div className={styles.actions}>
        {missed.length > 0 && (
          <Button onClick={() => setAgain({ questions: missed, quiz: newQuiz(missed.length) })}>
            {`Try ${count} again`}
          </Button>
        )}
        {children}
      </div>
    </>
  )
}

interface SmallQuizProps extends Try {
  missed: readonly QuizQuestion[]
  onChange: (rule: (quiz: Quiz) => Quiz) => void
}

function SmallQuiz({ questions, quiz, missed, onChange }: SmallQuizProps) {
  return (
    <section className={styles.again} aria-label="Questions to look at again">
      {quiz.phase === 'results' ? (
        <>
          <Outcome
            text={`${questions.length - missed.length} of ${questions.length} right this time.`}
          />
          <MarkedQuestions questions={questions} answers={quiz.answers} />
        </>
      ) : (
        <QuizView
          questions={questions}
          quiz={quiz}
          takesFocus
          onChoose={(option) => onChange((now) => choose(now, option))}
          onAdvance={() => onChange(advance)}
          onBack={() => onChange(goBack)}
          onSubmit={() => onChange(submit)}
        />
      )}
    </section>
  )
}

/** Takes the focus from the button that it has replaced, which also has it read out. */
function Outcome({ text }: { text: string }) {
  const outcome = useRef<HTMLParagraphElement>(null)
  useEffect(() => outcome.current?.focus(), [])
  return (
    <p ref={outcome} tabIndex={-1} className={styles.outcome}>
      {text}
    </p>
  )
}
