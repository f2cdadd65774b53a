import type { Lesson } from '../../../../cms/contract/lesson.ts'
import styles from './stage.module.css'
import { TextList } from './text-list.tsx'

/** The lesson whose picture is the inner voice (spec §2, §9). */
const innerVoiceLesson = 2

const scenes = {
  innerVoice: 'Imagine the voice in your head. What does it say to you when a task is hard?',
  lake: 'Imagine a lake early in the morning. What can you see, and how does it make you feel?',
} as const

/** A scene to talk about and questions to begin with. */
export function WarmUp({ lesson }: { lesson: Lesson }) {
  const scene = lesson.lessonNumber === innerVoiceLesson ? scenes.innerVoice : scenes.lake
  return (
    <>
      <p className={styles.scene}>{lesson.visualPrompt || scene}</p>
      <TextList ordered texts={lesson.warmUpQuestions} />
    </>
  )
}
