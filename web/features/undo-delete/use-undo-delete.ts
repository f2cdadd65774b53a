import { messageOf } from '../../data/client.ts'
import { useRestoreLesson } from '../../data/lesson-writes.ts'
import { useAdminAction } from '../../data/use-admin-action.ts'
import { type Toast, useToast } from '../../ui/toasts/toast-provider.tsx'

interface DeletedLesson {
  id: number
  courseId: number
}

/** What a toast offers after a lesson has been deleted (decision 17). */
export function useUndoDelete({ durationMs }: Pick<Toast, 'durationMs'> = {}) {
  const restoreLesson = useRestoreLesson()
  const showToast = useToast()

  const { run: restore } = useAdminAction(
    async (lesson: DeletedLesson) => {
      const { title, lessonNumber } = await restoreLesson(lesson)
      const description = `Lesson ${lessonNumber}: ${title}`
      showToast({ title: 'Lesson restored', description, durationMs })
    },
    (error, lesson) =>
      showToast({
        title: 'Restore Failed',
        description: messageOf(error, 'The lesson is in the studio’s trash.'),
        tone: 'destructive',
        action: { label: 'Try Again', run: () => restore(lesson) },
      }),
  )

  return (lesson: DeletedLesson): NonNullable<Toast['action']> => ({
    label: 'Undo',
    run: () => restore(lesson),
  })
}
