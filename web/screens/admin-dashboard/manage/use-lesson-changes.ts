import type { LessonListItem } from '../../../../cms/contract/lesson.ts'
import { useDeleteLesson } from '../../../data/lesson-writes.ts'
import { useMoveLesson } from '../../../data/move-lesson.ts'
import { useAdminAction } from '../../../data/use-admin-action.ts'
import { useUndoDelete } from '../../../features/undo-delete/use-undo-delete.ts'
import { type Toast, useToast } from '../../../ui/toasts/toast-provider.tsx'
import { dashboardToasts, toastMs } from '../dashboard-toasts.ts'

interface Surroundings {
  /** The place after the last one of a course (spec §4 'Moving a lesson'). */
  nextNumberOf: (courseId: number) => number
  onDeleted: (lessonId: number) => void
}

interface Change {
  run: () => Promise<void>
  failure: (error: unknown) => Toast
}

/** Moves a lesson or deletes it, never both at once. */
export function useLessonChanges(lesson: LessonListItem, around: Surroundings) {
  const deleteLesson = useDeleteLesson()
  const moveLesson = useMoveLesson()
  const showToast = useToast()
  const undo = useUndoDelete({ durationMs: toastMs.done })

  const { run: change, isPending } = useAdminAction(
    ({ run }: Change) => run(),
    (error, { failure }) => showToast(failure(error)),
  )

  const move = (courseId: number) =>
    change({
      async run() {
        await moveLesson({ lesson, courseId, lessonNumber: around.nextNumberOf(courseId) })
        showToast(dashboardToasts.moved)
      },
      failure: dashboardToasts.notMoved,
    })

  const remove = () =>
    change({
      async run() {
        await deleteLesson(lesson)
        showToast({ ...dashboardToasts.deleted, action: undo(lesson) })
        around.onDeleted(lesson.id)
      },
      failure: dashboardToasts.notDeleted,
    })

  return { move, remove, isPending }
}
