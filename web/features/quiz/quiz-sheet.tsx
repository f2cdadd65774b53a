import type { QuizQuestion } from '../../../cms/contract/lesson.ts'
import { keyed } from '../../ui/keyed.ts'
import styles from './quiz-sheet.module.css'

/** All questions at once, to fill in with a pencil: on paper, and where no script runs. */
export function QuizSheet({ questions }: { questions: readonly QuizQuestion[] }) {
  return (
    <ol className={styles.sheet}>
      {keyed(questions).map(({ key, item: { question, options } }) => (
        <li key={key}>
          <p dir="auto" className={styles.question}>
            {question}
          </p>
          <ul className={styles.options}>
            {keyed(options).map(({ key: optionKey, item: option }) => (
              <li key={optionKey} dir="auto">
                {option}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
