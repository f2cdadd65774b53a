import { useSWRConfig } from 'swr'
import { LessonAnswer, type LessonListItem } from '../../cms/contract/lesson.ts'
import { apiPaths } from '../../cms/contract/paths.ts'
import { tutorApiPaths } from '../../cms/contract/tutor-paths.ts'
import { useAdminWrite } from './admin.ts'
import { api } from './client.ts'
import { lessonLists } from './lesson-lists.ts'
import { reads } from './reads.ts'
import { useRefresh } from './use-refresh.ts'

/** Stores an HTML file as a new lesson of a course. */
export function useUploadLesson() {
  const write = useAdminWrite()
  const refresh = useRefresh()
  return async ({ courseId, htmlContent }: { courseId: number; htmlContent: string }) => {
    try {
      return await write(() =>
        api.post(apiPaths.courseLessons(courseId), LessonAnswer, { htmlContent }),
      )
    } finally {
      // After a failure too: if only the answer was lost, the list shows whether the lesson is
      // there.
      await refresh([reads.courseLessons(courseId), reads.courses])
      refresh([reads.lessons, reads.course(courseId)])
    }
  }
}

/** Moves a lesson to the trash; its row goes after `onDeleted`, the lists are read again behind it. */
export function useDeleteLesson() {
  const write = useAdminWrite()
  const refresh = useRefresh()
  const { mutate } = useSWRConfig()
  return async ({ id, courseId }: { id: number; courseId: number }, onDeleted = () => {}) => {
    try {
      await write(() => api.delete(apiPaths.lesson(id)))
      onDeleted()
      const without = (rows: LessonListItem[] | undefined) => rows?.filter((row) => row.id !== id)
      for (const { path } of [reads.lessons, reads.courseLessons(courseId)]) {
        await mutate<LessonListItem[]>(path, without, { revalidate: false })
      }
    } finally {
      // After a failure too: another tab may have deleted it. Nobody waits for it: a library of
      // thousands takes the server a moment.
      refresh([...lessonLists(courseId), reads.lesson(id)])
    }
  }
}

/** Takes a deleted lesson out of the trash again. */
export function useRestoreLesson() {
  const write = useAdminWrite()
  const refresh = useRefresh()
  return async ({ id, courseId }: { id: number; courseId: number }) => {
    const lesson = await write(() => api.post(tutorApiPaths.lessonRestore(id), LessonAnswer))
    await refresh([reads.courseLessons(courseId), reads.courses])
    refresh([reads.lessons, reads.course(courseId), reads.lesson(id)])
    return lesson
  }
}
