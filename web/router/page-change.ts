import { useLayoutEffect, useState } from 'react'

/** The newest change of page inside the site. */
export interface PageChange {
  /** How many there have been; 0 is the page that was loaded. */
  count: number
  /** 'coming' until its screen is there. */
  state: 'coming' | 'there' | 'failed'
}

const watchers = new Set<(change: PageChange) => void>()

/**
 * Tells whoever watches of a change of page. It is no context: where one changes, React draws anew
 * what the server has drawn and is not alive yet, and empties it if its code cannot be fetched.
 */
export function tellPageChange(change: PageChange): void {
  for (const tell of watchers) tell(change)
}

export function usePageChange(): PageChange {
  const [change, tell] = useState<PageChange>({ count: 0, state: 'there' })
  useLayoutEffect(() => {
    watchers.add(tell)
    return () => {
      watchers.delete(tell)
    }
  }, [])
  return change
}
