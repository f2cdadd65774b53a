import type { LessonRef } from '../../passport/passport-event.ts'

/** A sentence of a lesson that can be said back. */
export interface SayItBackProps {
  text: string
  lesson: LessonRef
}
