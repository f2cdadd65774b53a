import { type PointerEvent, useRef } from 'react'

/** How far to the right a swipe must go to dismiss (spec §9). */
const swipeThresholdPx = 50

/** Handlers for something that follows a swipe to the right and goes away beyond the threshold. */
export function useSwipeAway(onAway: () => void) {
  const begunAt = useRef<number | null>(null)

  const distanceOf = ({ clientX }: PointerEvent<HTMLElement>) =>
    begunAt.current === null ? 0 : Math.max(0, clientX - begunAt.current)

  function settle({ currentTarget }: PointerEvent<HTMLElement>) {
    begunAt.current = null
    currentTarget.style.removeProperty('--swipe')
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.target instanceof Element && event.target.closest('button')) return
      begunAt.current = event.clientX
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const distance = distanceOf(event)
      if (distance > 0) event.currentTarget.style.setProperty('--swipe', `${distance}px`)
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (distanceOf(event) >= swipeThresholdPx) onAway()
      settle(event)
    },
    onPointerCancel: settle,
  }
}
