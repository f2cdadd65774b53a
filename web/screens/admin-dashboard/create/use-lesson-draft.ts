import type { CourseSummary } from '../../../../cms/contract/course.ts'
import type { MarkupFormat } from '../../../../cms/lesson-formats/markup/parsed-lesson.ts'
import { useStoredText } from '../../../ui/stored-text/use-stored-text.ts'

/** The markup being written, its parser and its course, kept until the markup is a lesson. */
export function useLessonDraft(courses: readonly CourseSummary[]) {
  const [html, storeHtml] = useStoredText('create-lesson:html')
  const [parser, storeParser] = useStoredText('create-lesson:parser')
  const [courseId, storeCourse] = useStoredText('create-lesson:course')
  return {
    html: html ?? '',
    parser: parser === 'custom' ? 'custom' : 'standard',
    course: courses.find(({ id }) => String(id) === courseId),
    storeHtml,
    storeParser: (chosen: MarkupFormat) => storeParser(chosen),
    storeCourse: (id: number | null) => storeCourse(id === null ? undefined : String(id)),
  } as const
}
