import { SayItBack } from '../../../features/say-it-back/say-it-button.tsx'
import { SpeakButton } from '../../../speech/speak-button.tsx'
import styles from './entries.module.css'

/** Where a lesson stands. */
export interface LessonPlace {
  id: number
  courseId: number
}

/** A sentence that uses what is explained, and says it. */
export function Example({ text, lesson }: { text: string; lesson: LessonPlace }) {
  if (text === '') return null
  return (
    <dd dir="auto" className={styles.example}>
      {text}
      <SpeakButton text={text} />
      <SayItBack text={text} lesson={{ courseId: lesson.courseId, lessonId: lesson.id }} />
    </dd>
  )
}
