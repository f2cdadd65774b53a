import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { QuizQuestion } from '../../../cms/contract/lesson.ts'
import { Button } from '../../ui/button.tsx'
import { keyed } from '../../ui/keyed.ts'
import styles from './quiz-review.module.css'
import { advance, choose, goBack, missedOf, submit } from './quiz-rules.ts'
import { newQuiz, type Quiz } from './quiz-state.ts'
import { QuizView } from './quiz-view.tsx'

interface QuizReviewProps {
  questions: readonly QuizQuestion[]
  /** A submitted quiz. */
  quiz: Quiz
  /** What else can be done about a question, such as practising its words. */
  waysOn?: (question: QuizQuestion) => ReactNode
}

/** What was not right, and the way to try just that once more; nothing where all was right. */
export function QuizReview({ questions, quiz, waysOn }: QuizReviewProps) {
  const missed = missedOf(quiz, questions)
  const [again, setAgain] = useState<Quiz | null>(null)
  if (missed.length === 0) return null
  const missedQuestions = missed.map(({ question }) => question)
  const count = missed.length === 1 ? 'this 1' : `these ${missed.length}`
  return (
    <section className={styles.review} aria-label="To look at again">
      <h4 className={styles.title}>To look at again</h4>
      <ol className={styles.missed}>
        {keyed(missed).map(({ key, item: { question, answer } }) => (
          <li key={key}>
            <p dir="auto" className={styles.question}>
              {question.question}
            </p>
            <dl className={styles.answers}>
              <dt>Your answer</dt>
              <dd dir="auto" data-mark="wrong">
                {answer}
              </dd>
              <dt>Correct answer</dt>
              <dd dir="auto" data-mark="right">
                {question.options[question.correctAnswer]}
              </dd>
            </dl>
            {waysOn?.(question)}
          </li>
        ))}
      </ol>
      {again === null && (
        <Button onClick={() => setAgain(newQuiz(missed.length))}>{`Try ${count} again`}</Button>
      )}
      {again && <SecondTry questions={missedQuestions} quiz={again} onChange={setAgain} />}
    </section>
  )
}

interface SecondTryProps {
  questions: readonly QuizQuestion[]
  quiz: Quiz
  onChange: (change: (quiz: Quiz | null) => Quiz | null) => void
}

/** A small quiz of what was missed. It is for practice, and no second result. */
function SecondTry({ questions, quiz, onChange }: SecondTryProps) {
  const change = (rule: (quiz: Quiz) => Quiz) => onChange((now) => now && rule(now))
  if (quiz.phase === 'results') {
    const missed = missedOf(quiz, questions).length
    return (
      <>
        <Outcome text={`${questions.length - missed} of ${questions.length} right this time.`} />
        <QuizReview key="again" questions={questions} quiz={quiz} />
      </>
    )
  }
  return (
    <QuizView
      questions={questions}
      quiz={quiz}
      takesFocus
      onChoose={(option) => change((now) => choose(now, option))}
      onAdvance={() => change(advance)}
      onBack={() => change(goBack)}
      onSubmit={() => change(submit)}
    />
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
