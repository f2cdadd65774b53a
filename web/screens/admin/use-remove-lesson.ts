import type { LessonListItem } from '../../../cms/contract/lesson.ts'
import { messageOf } from '../../data/client.ts'
import { useDeleteLesson } from '../../data/lesson-writes.ts'
import { useAdminAction } from '../../data/use-admin-action.ts'
import { useUndoDelete } from '../../features/undo-delete/use-undo-delete.ts'
import { useToast } from '../../ui/toasts/toast-provider.tsx'

/** Deletes a lesson without asking, and offers to undo it (spec §2, decision 17). */
export function useRemoveLesson(lesson: LessonListItem, onLeave: () => void) {
  const deleteLesson = useDeleteLesson()
  const undo = useUndoDelete()
  const showToast = useToast()

  const { run: remove, isPending: isRemoving } = useAdminAction(
    async () => {
      await deleteLesson(lesson, onLeave)
      showToast({
        title: 'Success!',
        description: 'Lesson deleted successfully',
        action: undo(lesson),
      })
    },
    (error) =>
      showToast({
        title: 'Delete Failed',
        description: messageOf(error, 'Failed to delete lesson'),
        tone: 'destructive',
      }),
  )

  return { remove, isRemoving }
}
