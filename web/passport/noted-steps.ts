import { deviceStorage } from '../ui/browser-storage/browser-storage.ts'
import type { LessonRef } from './passport-event.ts'

/** A stage that was opened and is not in the passport yet. */
export interface NotedStep extends LessonRef {
  at: number
  stage: string
}

export const notePrefix = 'opened-stage/'

/** Written at once, where the passport's database takes its time: a page may be left meanwhile. */
export function noteStep({ at, courseId, lessonId, stage }: NotedStep): void {
  deviceStorage.write(notePrefix + at, `${courseId}/${lessonId}/${stage}`)
}

/** Whether something waits for the passport. */
export const hasNotes = (): boolean =>
  deviceStorage.names().some((name) => name.startsWith(notePrefix))
