import { type ReactNode, useEffect, useRef } from 'react'
import type { QuizQuestion } from '../../../cms/contract/lesson.ts'
import { Progress } from '../../ui/progress.tsx'
import { ignoreSecondClick } from './ignore-second-click.ts'
import { MarkedQuestions } from './marked-questions.tsx'
import styles from './quiz-results.module.css'
import { type Quiz, scoreOf } from './quiz-state.ts'

interface QuizResultsProps {
  questions: readonly QuizQuestion[]
  quiz: Quiz
  /** What else can be done about a question that was missed. */
  waysOn?: (question: QuizQuestion) => ReactNode
}

/** The score, then every question with the teacher's marks. */
export function QuizResults({ questions, quiz, waysOn }: QuizResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // What was there before the page was loaded anew has not been pressed for.
  const takesFocus = !quiz.isRestored
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  useEffect(ignoreSecondClick, [])
  const score = scoreOf(quiz, questions)
  return (
    <div className={styles.results}>
      <h3 ref={heading} tabIndex={-1} className={styles.score}>
        {`${score} out of ${questions.length} correct`}
      </h3>
      <Progress label="Correct answers" value={score} max={questions.length} />
      <MarkedQuestions questions={questions} answers={quiz.answers} waysOn={waysOn} />
    </div>
  )
}
