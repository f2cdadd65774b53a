import type { LessonRef, PassportEvent } from './passport-event.ts'

/** Something that a learner did, as the page tells it. */
export type Happening = PassportEvent extends infer One
  ? One extends PassportEvent
    ? { kind: One['kind']; ref: LessonRef; data: One['data'] }
    : never
  : never
