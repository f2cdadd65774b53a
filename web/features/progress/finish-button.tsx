import { useEffect } from 'react'
import { record, recordStep, usePassport } from '../../passport/passport.ts'
import type { LessonRef } from '../../passport/passport-event.ts'
import { Button } from '../../ui/button.tsx'
import { uploadedStage } from './uploaded-stage.ts'

interface FinishButtonProps {
  lesson: LessonRef & { title: string }
  className?: string | undefined
}

/**
 * Nobody can see into an uploaded lesson: its learner says herself that she has finished it, and
 * takes it back by pressing once more. Its words stay the same, so that nothing moves.
 */
export function FinishButton({
  lesson: { courseId, lessonId, title },
  className,
}: FinishButtonProps) {
  const passport = usePassport()
  const isFinished = passport.state === 'ready' && Boolean(passport.lessons.get(lessonId)?.finished)
  useEffect(() => recordStep({ courseId, lessonId }, uploadedStage), [courseId, lessonId])
  return (
    <Button
      tone="quiet"
      aria-pressed={isFinished}
      className={className}
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
      I have finished this lesson
    </Button>
  )
}
