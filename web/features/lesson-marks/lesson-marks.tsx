import type { LessonAnswer, LessonListItem } from '../../../cms/contract/lesson.ts'
import { Badge } from '../../ui/badge.tsx'

/** Behind a lesson's title, for the tutor: that it is no more than a draft, that it is premium. */
export function LessonMarks({ lesson }: { lesson: LessonListItem | LessonAnswer }) {
  const isDraft = 'status' in lesson && lesson.status === 'draft'
  return (
    <>
      {isDraft && <Badge>Draft</Badge>} {lesson.isPremium && <Badge tone="warning">Premium</Badge>}
    </>
  )
}
