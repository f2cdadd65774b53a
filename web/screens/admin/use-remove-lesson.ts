import { useRef, useState } from 'react'
import type { LessonListItem } from '../../../cms/contract/lesson.ts'
import { messageOf } from '../../data/client.ts'
import { useDeleteLesson, useRestoreLesson } from '../../data/lesson-writes.ts'
import { useToast } from '../../features/toasts/toast-provider.tsx'

/** Deletes a lesson without asking, and offers to undo it (spec §2, decision 17). */
export function useRemoveLesson(lesson: LessonListItem, onLeave: () => void) {
  const deleteLesson = useDeleteLesson()
  const restoreLesson = useRestoreLesson()
  const showToast = useToast()
  const [isRemoving, setIsRemoving] = useState(false)
  const isBegun = useRef(false)

  async function remove() {
    if (isBegun.current) return
    isBegun.current = true
    setIsRemoving(true)
    try {
      await deleteLesson(lesson, onLeave)
      showToast({
        title: 'Success!',
        description: 'Lesson deleted successfully',
        action: { label: 'Undo', run: restore },
      })
    } catch (error) {
      showToast({
        title: 'Delete Failed',
        description: messageOf(error, 'Failed to delete lesson'),
        tone: 'destructive',
      })
    } finally {
      isBegun.current = false
      setIsRemoving(false)
    }
  }

  async function restore() {
    try {
      const { title, lessonNumber } = await restoreLesson(lesson)
      showToast({ title: 'Lesson restored', description: `Lesson ${lessonNumber}: ${title}` })
    } catch (error) {
      showToast({
        title: 'Restore Failed',
        description: messageOf(error, 'The lesson is in the trash of the studio.'),
        tone: 'destructive',
        action: { label: 'Try Again', run: restore },
      })
    }
  }

  return { remove, isRemoving }
}
