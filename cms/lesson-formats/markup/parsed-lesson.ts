import type { LessonContent } from '../../contract/lesson.ts'

/** The two template formats (spec §3): that of the Standard Template Parser and that of the Custom Script Parser. */
export const markupFormats = ['standard', 'custom'] as const
export type MarkupFormat = (typeof markupFormats)[number]

/** What a markup states; a field that it does not state is absent, so that defaults apply later. */
export interface ParsedLesson extends Partial<LessonContent> {
  title: string
  lessonNumber?: number
  isPremium?: boolean
}

/** The custom format adds a course and code; the code is '' where the markup has none. */
export interface ParsedCustomLesson extends ParsedLesson {
  courseId?: number
  customStyles: string
  customScripts: string
}
