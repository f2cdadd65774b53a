import { hasBlank } from '../../../../cms/exercises/questions/has-blank.ts'
import { SayItBack } from '../../../features/say-it-back/say-it-button.tsx'
import { SpeakSentence } from '../../../speech/speak-sentence.tsx'
import styles from './said-text.module.css'

/** Where a lesson stands. */
export interface LessonPlace {
  id: number
  courseId: number
}

/** What can be heard and said back, by buttons that stay beside its last word. */
export function SaidText({ text, lesson }: { text: string; lesson: LessonPlace }) {
  const said = text.trimEnd()
  const end = Math.max(said.lastIndexOf(' '), said.lastIndexOf('\n')) + 1
  return (
    <>
      {text.slice(0, end)}
      <span className={styles.end}>
        {said.slice(end)}
        <SpeakSentence text={text} />
        {!hasBlank(text) && (
          <SayItBack text={text} lesson={{ courseId: lesson.courseId, lessonId: lesson.id }} />
        )}
      </span>
    </>
  )
}
