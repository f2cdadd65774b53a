import type { RefObject } from 'react'
import {
  type FromLesson,
  readFromLesson,
  type ToLesson,
} from '../../../cms/contract/lesson-frame.ts'

/** The frame with the lesson's document. */
export type LessonFrameRef = RefObject<HTMLIFrameElement | null>

/** Says something to the lesson; nothing where there is none yet. */
export function tellLesson(frame: LessonFrameRef, message: ToLesson): void {
  // The sandboxed document has no origin that could be named.
  frame.current?.contentWindow?.postMessage(message, '*')
}

/** Hears what the lesson of this frame says, and no other window; gives the way to stop. */
export function hearLesson(frame: LessonFrameRef, hear: (message: FromLesson) => void): () => void {
  function onMessage({ source, data }: MessageEvent<unknown>) {
    if (source === null || source !== frame.current?.contentWindow) return
    const message = readFromLesson(data)
    if (message) hear(message)
  }
  window.addEventListener('message', onMessage)
  return () => window.removeEventListener('message', onMessage)
}
