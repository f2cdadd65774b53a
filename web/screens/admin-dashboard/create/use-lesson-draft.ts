import type { CourseSummary } from '../../../../cms/contract/course.ts'
import type { MarkupFormat } from '../../../../cms/lesson-formats/markup/parsed-lesson.ts'
import { useTextOfAdmin } from '../../../data/use-text-of-admin.ts'

/** The markup being written, its parser and its course, kept until the markup is a lesson. */
export function useLessonDraft(courses: readonly CourseSummary[]) {
  const [html, storeHtml] = useTextOfAdmin('create-lesson:html')
  const [parser, storeParser] = useTextOfAdmin('create-lesson:parser')
  const [courseId, storeCourse] = useTextOfAdmin('create-lesson:course')
  return {
    html: html ?? '',
    parser: parser === 'custom' ? 'custom' : 'standard',
    course: courses.find(({ id }) => String(id) === courseId),
    storeHtml,
    storeParser: (chosen: MarkupFormat) => storeParser(chosen),
    storeCourse: (id: number | null) => storeCourse(id === null ? undefined : String(id)),
  } as const
}
