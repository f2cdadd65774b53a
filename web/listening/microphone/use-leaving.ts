import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Tells when an element is hidden, as that of a tab that is left, and when the page is left: what
 * records or plays must not go on out of sight.
 */
export function useLeaving(surface: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave)

  useEffect(() => {
    const element = surface.current
    const leavePage = () => leave()
    const observer = new ResizeObserver(() => {
      if (element?.getClientRects().length === 0) leave()
    })
    if (element) observer.observe(element)
    window.addEventListener('pagehide', leavePage)
    return () => {
      observer.disconnect()
      window.removeEventListener('pagehide', leavePage)
    }
  }, [surface])
}
