import type { LessonAnswer, LessonListItem } from '../../../cms/contract/lesson.ts'
import { Badge } from '../../ui/badge.tsx'

/** Marks behind a lesson's title for the tutor: draft, premium. */
export function LessonMarks({ lesson }: { lesson: LessonListItem | LessonAnswer }) {
  const isDraft = 'status' in lesson && lesson.status === 'draft'
  return (
    <>
      {isDraft && <Badge>Draft</Badge>} {lesson.isPremium && <Badge tone="warning">Premium</Badge>}
    </>
  )
}
