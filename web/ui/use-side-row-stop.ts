import { useSyncExternalStore } from 'react'

/**
 * The `tabIndex` of a side row in which nothing can be focused: a stop while it is a row, so that
 * arrow keys move it, and none while all of it is in sight.
 */
export const useSideRowStop = () =>
  useSyncExternalStore(watchWidth, stopOf, () => 0) === 0 ? 0 : undefined

/** As in the style sheet of the row. */
const query = '(width < 44rem)'
const stopOf = () => (matchMedia(query).matches ? 0 : -1)

function watchWidth(onChange: () => void) {
  const list = matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}
