import { type RefObject, useEffect } from 'react'

/** What a toast takes up: below a bar that leaves as much, it has room. */
const toastRoomPx = 144

/**
 * Keeps toasts above a bar at the foot of the window: writes how far it reaches up into
 * `--foot-bar`, which the toasts' style sheet reads. A bar that has scrolled up, or that stands
 * beside the page, is in nobody's way.
 */
export function useFootBar(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const { style } = document.documentElement
    let written = 0

    function measure() {
      const { top, bottom, width } = (element ?? document.body).getBoundingClientRect()
      const isAcross = width > window.innerWidth / 2
      const isInTheWay = isAcross && window.innerHeight - bottom < toastRoomPx
      const reach = isInTheWay ? Math.max(0, window.innerHeight - top) : 0
      if (reach === written) return // the whole page takes it over
      style.setProperty('--foot-bar', `${reach}px`)
      written = reach
    }

    const sizes = new ResizeObserver(measure)
    sizes.observe(element) // measures for the first time when the page has been laid out anyway
    window.addEventListener('resize', measure)
    document.addEventListener('scroll', measure, { passive: true })
    return () => {
      sizes.disconnect()
      window.removeEventListener('resize', measure)
      document.removeEventListener('scroll', measure)
      style.removeProperty('--foot-bar')
    }
  }, [bar])
}
