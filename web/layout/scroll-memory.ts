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
  const behavior = scrollBehavior(isNewPath)
  if (isBack) window.scrollTo({ top: positions.get(key) ?? 0, behavior })
  else if (isNewPath && !isToPlace) window.scrollTo({ top: 0, behavior })
  else remember() // the new entry may be left again without being scrolled
}

/** Within a page it glides, so that one sees where one gets; another page is there at once. */
export const scrollBehavior = (isNewPath: boolean): ScrollBehavior =>
  isNewPath ? 'instant' : 'auto'
