import styles from './entries.module.css'
import { type LessonPlace, SaidText } from './said-text.tsx'

/** A sentence that uses what is explained, and says it. */
export function Example({ text, lesson }: { text: string; lesson: LessonPlace }) {
  if (text === '') return null
  return (
    <dd dir="auto" className={styles.example}>
      <SaidText text={text} lesson={lesson} />
    </dd>
  )
}
