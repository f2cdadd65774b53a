import { useEffect, useRef } from 'react'
import type { QuizQuestion } from '../../../cms/contract/lesson.ts'
import { keyed } from '../../ui/keyed.ts'
import { Progress } from '../../ui/progress.tsx'
import { ignoreSecondClick } from './ignore-second-click.ts'
import styles from './quiz-results.module.css'
import { markOf, noteOf } from './quiz-rules.ts'
import { type Quiz, scoreOf } from './quiz-state.ts'

interface QuizResultsProps {
  questions: readonly QuizQuestion[]
  quiz: Quiz
}

/** The score, then every question with the teacher's marks. */
export function QuizResults({ questions, quiz }: QuizResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useEffect(ignoreSecondClick, [])
  const score = scoreOf(quiz, questions)
  return (
    <div className={styles.results}>
      <h3 ref={heading} tabIndex={-1} className={styles.score}>
        {`${score} out of ${questions.length} correct`}
      </h3>
      <Progress label="Correct answers" value={score} max={questions.length} />
      <ol className={styles.questions}>
        {keyed(questions).map(({ key, index, item: question }) => (
          <li key={key}>
            <p dir="auto" className={styles.question}>
              {question.question}
            </p>
            <MarkedOptions question={question} chosen={quiz.answers[index] ?? null} />
          </li>
        ))}
      </ol>
    </div>
  )
}

/** A check and a cross as a pencil draws them. */
const signs = {
  right: 'M6 16l6 7q6-14 14-19',
  wrong: 'M8 6q9 8 17 18M25 6q-9 8-17 18',
} as const

function MarkedOptions({ question, chosen }: { question: QuizQuestion; chosen: number | null }) {
  return (
    <ul className={styles.options}>
      {keyed(question.options).map(({ key, index, item: option }) => {
        const mark = markOf(question, index, chosen)
        return (
          <li key={key} data-mark={mark ?? undefined}>
            {mark && (
              <svg aria-hidden="true" viewBox="0 0 32 28" className={styles.sign}>
                <path d={signs[mark]} />
              </svg>
            )}
            <span dir="auto">{option}</span>
            {mark && <span className={styles.note}>{` (${noteOf(mark, index === chosen)})`}</span>}
          </li>
        )
      })}
    </ul>
  )
}
