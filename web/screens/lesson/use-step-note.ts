import { useCallback } from 'react'
import type { Lesson } from '../../../cms/contract/lesson.ts'
import { useIsDraft } from '../../page/draft-view.ts'
import { recordStep } from '../../passport/passport.ts'
import type { Stage } from './lesson-stages.ts'

/** Writes a stage down as it is chosen: the page may be left before the stage's code is there. */
export function useStepNote({ id: lessonId, courseId }: Lesson): (stage: Stage) => void {
  const isDraft = useIsDraft()
  return useCallback(
    (stage) => {
      if (!isDraft) recordStep({ courseId, lessonId }, stage)
    },
    [isDraft, courseId, lessonId],
  )
}
