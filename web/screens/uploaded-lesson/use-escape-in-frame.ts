import { type RefObject, useEffect } from 'react'

/** Escape pressed inside the lesson, which this page's own listeners do not hear. */
export function useEscapeInFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  onEscape: () => void,
): void {
  useEffect(() => {
    function follow({ source, data }: MessageEvent<unknown>) {
      if (source === null || source !== frame.current?.contentWindow) return
      const isEscape = typeof data === 'object' && data !== null && 'type' in data
      if (isEscape && data.type === 'lesson-escape') onEscape()
    }
    window.addEventListener('message', follow)
    return () => window.removeEventListener('message', follow)
  }, [frame, onEscape])
}
