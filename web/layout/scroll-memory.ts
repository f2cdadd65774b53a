/** How far each entry of the history was scrolled when it was left. */
const positions = new Map<string, number>()

let currentKey: string | undefined

function remember() {
  if (currentKey !== undefined) positions.set(currentKey, window.scrollY)
}

/** Remembers from now on where the visitor is; gives the way to stop. */
export function watchScroll() {
  remember() // scrolled before this script ran, and perhaps not since
  // A reload is restored by the browser itself: the page is complete when it arrives.
  const handOver = () => {
    history.scrollRestoration = 'auto'
  }
  window.addEventListener('scroll', remember, { passive: true })
  window.addEventListener('pagehide', handOver)
  return () => {
    window.removeEventListener('scroll', remember)
    window.removeEventListener('pagehide', handOver)
  }
}

interface Arrival {
  /** The history entry's own key. */
  key: string
  isBack: boolean
  isNewPath: boolean
  /** It is a place on the page that was gone to. */
  isToPlace: boolean
}

/** The top for a new page; the remembered place for a page that somebody comes back to. */
export function restoreScroll({ key, isBack, isNewPath, isToPlace }: Arrival) {
  const isFirst = currentKey === undefined
  currentKey = key
  if (isFirst) return
  history.scrollRestoration = 'manual'
  if (isBack) window.scrollTo(0, positions.get(key) ?? 0)
  else if (isNewPath && !isToPlace) window.scrollTo(0, 0)
  else remember() // the new entry may be left again without being scrolled
}
