import type { StudentEvent } from '../../../cms/contract/student-events.ts'
import { lessonOfRef } from '../computed.ts'
import type { PassportEvent } from '../passport-event.ts'

/**
 * An event as it is sent to the tutor; null for one that stays: of another lesson, what was said
 * aloud, and words that were only taken up or put away.
 */
export function sentEvent(event: PassportEvent, lessons: readonly number[]): StudentEvent | null {
  const { id, at, ref } = event
  if (!lessons.includes(lessonOfRef(ref).lessonId)) return null
  switch (event.kind) {
    case 'step':
      return { id, at, ref, kind: 'step', data: { stage: event.data.stage } }
    case 'quiz': {
      const { answers, right, total } = event.data
      return { id, at, ref, kind: 'quiz', data: { answers: [...answers], right, total } }
    }
    case 'done':
      return { id, at, ref, kind: 'done', data: event.data.undone ? { undone: true } : {} }
    case 'words': {
      if (!('verdict' in event.data)) return null
      const { word, how, verdict } = event.data
      return { id, at, ref, kind: 'words', data: { word, how, verdict } }
    }
    default:
      return null
  }
}
