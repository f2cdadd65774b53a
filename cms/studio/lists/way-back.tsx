'use client'
import { type ReactNode, useLayoutEffect } from 'react'

/**
 * Around the whole studio: 'Back' leads to a list again. Payload's lists write their filters into
 * the address and empty the entry's state, on a first page before Next is there to keep it; an entry
 * without state shows nothing when the browser comes back to it.
 */
export function WayBack({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    const { replaceState } = history
    history.replaceState = (state, unused, url) =>
      replaceState.call(history, state ?? history.state, unused, url)
    return () => {
      history.replaceState = replaceState
    }
  }, [])
  return children
}
