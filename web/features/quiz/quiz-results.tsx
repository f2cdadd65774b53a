import { useEffect, useRef } from 'react'
import type { QuizQuestion } from '../../../cms/contract/lesson.ts'
import { keyed } from '../../ui/keyed.ts'
import { Progress } from '../../ui/progress.tsx'
import styles from './quiz-results.module.css'
import { markOf, type Quiz, scoreOf } from './quiz-rules.ts'

interface QuizResultsProps {
  questions: readonly QuizQuestion[]
  quiz: Quiz
}

/** The score, then every question with the teacher's marks. */
export function QuizResults({ questions, quiz }: QuizResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
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
            <p className={styles.question}>{question.question}</p>
            <MarkedOptions question={question} chosen={quiz.answers[index] ?? null} />
          </li>
        ))}
      </ol>
    </div>
  )
}

const marks = {
  right: { sign: '✓', text: 'correct answer' },
  wrong: { sign: '✗', text: 'your answer, not correct' },
} as const

function MarkedOptions({ question, chosen }: { question: QuizQuestion; chosen: number | null }) {
  return (
    <ul className={styles.options}>
      {keyed(question.options).map(({ key, index, item: option }) => {
        const mark = markOf(question, index, chosen)
        return (
          <li key={key} data-mark={mark ?? undefined}>
            <span aria-hidden="true" className={styles.sign}>
              {mark && marks[mark].sign}
            </span>
            <span>
              {option}
              {mark && <span className="visually-hidden"> ({marks[mark].text})</span>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
