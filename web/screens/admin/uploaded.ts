import type { LessonAnswer } from '../../../cms/contract/lesson.ts'

/** A lesson that was made of an upload, and what of it was not kept. */
export interface Uploaded {
  lesson: LessonAnswer
  leftOut: readonly string[]
}
