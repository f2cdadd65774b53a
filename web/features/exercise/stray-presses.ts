import type { MouseEvent } from 'react'

/** The second click of a double click would press what the first one has put there. */
export function ignoreSecondClick(event: MouseEvent) {
  if (event.detail <= 1) return
  event.preventDefault()
  event.stopPropagation()
}

/** A key that is held would check, go on and answer the next question. */
export function ignoreHeld(event: { key: string; repeat: boolean; preventDefault: () => void }) {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}
