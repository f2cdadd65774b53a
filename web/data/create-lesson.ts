import { LessonAnswer } from '../../cms/contract/lesson.ts'
import { apiPaths } from '../../cms/contract/paths.ts'
import { tutorApiPaths } from '../../cms/contract/tutor-paths.ts'
import type { MarkupFormat } from '../../cms/lesson-formats/markup/parsed-lesson.ts'
import { useAdminWrite } from './admin.ts'
import { api } from './client.ts'
import { lessonLists } from './lesson-lists.ts'
import { useRefresh } from './use-refresh.ts'

export interface NewLesson {
  courseId: number
  html: string
  parser: MarkupFormat
}

const pathOf = { standard: apiPaths.courseLessons, custom: tutorApiPaths.customLesson } as const

/** Makes a lesson out of template markup, by the parser that reads its format. */
export function useCreateLesson() {
  const write = useAdminWrite()
  const refresh = useRefresh()
  return async ({ courseId, html, parser }: NewLesson) => {
    try {
      return await write(() => api.post(pathOf[parser](courseId), LessonAnswer, { html }))
    } finally {
      // After a failure too: if only the answer was lost, the lists show whether the lesson is there.
      await refresh(lessonLists(courseId))
    }
  }
}
