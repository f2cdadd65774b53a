import { LessonAnswer } from '../../cms/contract/lesson.ts'
import { apiPaths } from '../../cms/contract/paths.ts'
import { useAdminWrite } from './admin.ts'
import { api } from './client.ts'
import { reads } from './reads.ts'
import { useRefresh } from './use-refresh.ts'

/** Stores an HTML file as a new lesson of a course. */
export function useUploadLesson() {
  const write = useAdminWrite()
  const refresh = useRefresh()
  return async ({ courseId, htmlContent }: { courseId: number; htmlContent: string }) => {
    const lesson = await write(() =>
      api.post(apiPaths.courseLessons(courseId), LessonAnswer, { htmlContent }),
    )
    await refresh(lessonLists(courseId))
    return lesson
  }
}

/** Moves a lesson to the trash. */
export function useDeleteLesson() {
  const write = useAdminWrite()
  const refresh = useRefresh()
  return async ({ id, courseId }: { id: number; courseId: number }) => {
    await write(() => api.delete(apiPaths.lesson(id)))
    await refresh([...lessonLists(courseId), reads.lesson(id)])
  }
}

/** What a new, moved or deleted lesson of a course changes. */
const lessonLists = (courseId: number) => [
  reads.lessons,
  reads.courses,
  reads.course(courseId),
  reads.courseLessons(courseId),
]
