import { type RefObject, useEffect } from 'react'

const storageKey = 'lesson-theme'

/**
 * Remembers day or night for the lesson in the frame, whose own storage the sandbox refuses
 * (decision 20). Only that frame is answered, and only these words are understood.
 */
export function useLessonTheme(frame: RefObject<HTMLIFrameElement | null>): void {
  useEffect(() => {
    function answer({ source, data }: MessageEvent<unknown>) {
      const lesson = frame.current?.contentWindow
      if (!lesson || source !== lesson || typeof data !== 'object' || data === null) return
      const { type, theme } = { type: null, theme: null, ...data }
      if (type === 'lesson-theme:get') tellTheme(lesson)
      if (type === 'lesson-theme:set' && (theme === 'day' || theme === 'night')) remember(theme)
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
