import { type RefObject, useEffect } from 'react'
import { deviceStorage } from '../../ui/browser-storage/browser-storage.ts'

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
      if (type !== 'lesson-theme:set' || (theme !== 'day' && theme !== 'night')) return
      // Where storage is refused, the choice holds until the page is left.
      deviceStorage.write(storageKey, theme)
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
  const theme = deviceStorage.read(storageKey)
  // The sandboxed document has no origin that could be named.
  if (theme !== null) lesson.postMessage({ type: 'lesson-theme', theme }, '*')
}
