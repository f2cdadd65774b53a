import { useEffect } from 'react'
import { record, recordStep, usePassport } from '../../passport/passport.ts'
import type { LessonRef } from '../../passport/passport-event.ts'
import { Button } from '../../ui/button.tsx'
import styles from './finish-button.module.css'
import { uploadedStage } from './uploaded-stage.ts'

interface FinishButtonProps {
  lesson: LessonRef & { title: string }
}

/**
 * Nobody can see into an uploaded lesson: its learner says herself that she has finished it, and
 * takes it back by pressing once more. Its words stay the same and the check has its room before, so
 * that nothing moves.
 */
export function FinishButton({ lesson: { courseId, lessonId, title } }: FinishButtonProps) {
  const passport = usePassport()
  const isFinished = passport.state === 'ready' && Boolean(passport.lessons.get(lessonId)?.finished)
  useEffect(() => recordStep({ courseId, lessonId }, uploadedStage), [courseId, lessonId])
  return (
    <Button
      tone="quiet"
      aria-pressed={isFinished}
      className={styles.finish}
      onClick={({ detail }) => {
        // The second click of a double click would take back what the first has said.
        if (detail > 1) return
        record({
          kind: 'done',
          ref: { courseId, lessonId },
          data: { title, ...(isFinished && { undone: true }) },
        })
      }}
    >
      <span className={styles.room}>
        {/* As on the lists of lessons, whose code this page does not load. */}
        <svg aria-hidden="true" viewBox="0 0 32 28" className={styles.sign}>
          <path d="M6 16l6 7q6-14 14-19" />
        </svg>
      </span>
      I have finished this lesson
    </Button>
  )
}
