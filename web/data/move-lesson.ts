import { LessonAnswer } from '../../cms/contract/lesson.ts'
import { apiPaths } from '../../cms/contract/paths.ts'
import { useAdminWrite } from './admin.ts'
import { api } from './client.ts'
import { lessonLists } from './lesson-lists.ts'
import { reads } from './reads.ts'
import { useRefresh } from './use-refresh.ts'

export interface LessonMove {
  lesson: { id: number; courseId: number }
  courseId: number
  lessonNumber: number
}

/** Moves a lesson to another course. */
export function useMoveLesson() {
  const write = useAdminWrite()
  const refresh = useRefresh()
  return async ({ lesson, courseId, lessonNumber }: LessonMove) => {
    const place = { courseId, lessonNumber }
    const stale = [...lessonLists(courseId), ...lessonLists(lesson.courseId)]
    // The lists of all lessons and courses stand in both: once is enough.
    const paths = stale.map(({ path }) => path)
    const once = stale.filter(({ path }, index) => paths.indexOf(path) === index)
    try {
      return await write(() => api.put(apiPaths.lesson(lesson.id), LessonAnswer, place))
    } finally {
      // After a failure too: another tab may have deleted or moved the lesson.
      await refresh([...once, reads.lesson(lesson.id)])
    }
  }
}
