import { type RefObject, useEffect } from 'react'
import { z } from 'zod'

const storageKey = 'lesson-theme'

const Question = z.union([
  z.object({ type: z.literal('lesson-theme:get') }),
  z.object({ type: z.literal('lesson-theme:set'), theme: z.enum(['day', 'night']) }),
])

/**
 * Remembers day or night for the lesson in the frame, whose own storage the sandbox refuses
 * (decision 20). Only that frame is answered, and only these words are understood.
 */
export function useLessonTheme(frame: RefObject<HTMLIFrameElement | null>): void {
  useEffect(() => {
    function answer({ source, data }: MessageEvent<unknown>) {
      const lesson = frame.current?.contentWindow
      const question = Question.safeParse(data)
      if (!lesson || source !== lesson || !question.success) return
      if (question.data.type === 'lesson-theme:set') return remember(question.data.theme)
      tellTheme(lesson)
    }
    window.addEventListener('message', answer)
    // The lesson may have asked before this page was alive.
    const lesson = frame.current?.contentWindow
    if (lesson) tellTheme(lesson)
    return () => window.removeEventListener('message', answer)
  }, [frame])
}

/** Nothing is said where nothing has been chosen: the lesson begins as its author set it. */
function tellTheme(lesson: Window): void {
  const theme = remembered()
  // The sandboxed document has no origin that could be named.
  if (theme !== null) lesson.postMessage({ type: 'lesson-theme', theme }, '*')
}

function remembered(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null // storage is refused: nothing is remembered
  }
}

function remember(theme: 'day' | 'night'): void {
  try {
    localStorage.setItem(storageKey, theme)
  } catch {
    // storage is refused: the choice holds until the page is left
  }
}
