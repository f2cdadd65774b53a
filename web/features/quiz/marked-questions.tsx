import type { ReactNode } from 'react'
import type { QuizQuestion } from '../../../cms/contract/lesson.ts'
import { keyed } from '../../ui/keyed.ts'
import styles from './marked-questions.module.css'
import { markOf, noteOf } from './quiz-rules.ts'

interface MarkedQuestionsProps {
  questions: readonly QuizQuestion[]
  /** The chosen option of each question. */
  answers: readonly (number | null)[]
  /** What else can be done about a question that was missed, such as practising its words. */
  waysOn?: ((question: QuizQuestion) => ReactNode) | undefined
}

/** Every question with the teacher's marks. */
export function MarkedQuestions({ questions, answers, waysOn }: MarkedQuestionsProps) {
  return (
    <ol className={styles.questions}>
      {keyed(questions).map(({ key, index, item: question }) => (
        <li key={key}>
          <p dir="auto" className={styles.question}>
            {question.question}
          </p>
          <MarkedOptions question={question} chosen={answers[index] ?? null} />
          {answers[index] !== question.correctAnswer && waysOn?.(question)}
        </li>
      ))}
    </ol>
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
