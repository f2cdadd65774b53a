import type { Lesson, LessonAnswer } from './lesson.ts'

/**
 * False where the server has withheld a premium lesson's content (decision 13). In a file without
 * schemas, so that a page that asks this alone does not load zod.
 */
export const isWhole = (lesson: LessonAnswer): lesson is Lesson => 'vocabulary' in lesson
