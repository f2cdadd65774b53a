import { useState } from 'react'
import type { LessonListItem } from '../../../cms/contract/lesson.ts'
import { ApiError } from '../../data/client.ts'
import { useDeleteLesson } from '../../data/lesson-writes.ts'
import { uploadedLessonPath } from '../../features/lesson-links/lesson-links.ts'
import { useToast } from '../../features/toasts/toast-provider.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { CreatedDate } from '../../ui/dates/created-date.tsx'
import styles from './manage-lessons.module.css'

export function LessonRow({ lesson }: { lesson: LessonListItem }) {
  const deleteLesson = useDeleteLesson()
  const showToast = useToast()
  const [isDeleting, setIsDeleting] = useState(false)
  const isDraft = 'status' in lesson && lesson.status === 'draft'

  async function remove() {
    setIsDeleting(true)
    try {
      await deleteLesson(lesson)
      showToast({ title: 'Success!', description: 'Lesson deleted successfully' })
    } catch (error) {
      setIsDeleting(false)
      const message = error instanceof ApiError ? error.serverMessage : undefined
      showToast({
        title: 'Delete Failed',
        description: message ?? 'Failed to delete lesson',
        tone: 'destructive',
      })
    }
  }

  return (
    <li className={styles.lesson}>
      <span className={styles.number}>{`Lesson ${lesson.lessonNumber}`}</span>
      <span className={styles.title}>
        {lesson.title} {isDraft && <Badge>Draft</Badge>}{' '}
        {lesson.isPremium && <Badge tone="warning">Premium</Badge>}
      </span>
      <span className={styles.created}>
        <CreatedDate date={lesson.createdAt} />
      </span>
      <span className={styles.actions}>
        <a
          href={uploadedLessonPath(lesson.id)}
          target="_blank"
          rel="noopener"
          className={buttonClass('quiet')}
        >
          View<span className="visually-hidden"> {lesson.title} (opens in a new tab)</span>
        </a>
        <Button tone="danger" disabled={isDeleting} onClick={remove}>
          Delete<span className="visually-hidden"> {lesson.title}</span>
        </Button>
      </span>
    </li>
  )
}
