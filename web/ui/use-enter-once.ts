import { useEffect } from 'react'

/**
 * Browsers press a button again and again while Enter is held on it: what was done is undone, or done
 * ten times. Where this is drawn a held Enter presses once, and goes on where lines are written.
 */
export function useEnterOnce(): void {
  useEffect(() => {
    window.addEventListener('keydown', stopHeldEnter, true)
    return () => window.removeEventListener('keydown', stopHeldEnter, true)
  }, [])
}

function stopHeldEnter(event: KeyboardEvent) {
  if (!event.repeat || event.key !== 'Enter' || hasLines(event.target)) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

const hasLines = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLElement && target.isContentEditable)
