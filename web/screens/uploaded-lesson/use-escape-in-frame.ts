import { useEffect } from 'react'
import { hearLesson, type LessonFrameRef } from './lesson-channel.ts'

/** Escape pressed inside the lesson, which this page's own listeners do not hear. */
export function useEscapeInFrame(frame: LessonFrameRef, onEscape: () => void): void {
  useEffect(
    () => hearLesson(frame, ({ type }) => type === 'lesson-escape' && onEscape()),
    [frame, onEscape],
  )
}
