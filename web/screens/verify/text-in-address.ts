import { useSyncExternalStore } from 'react'

/** The signed text behind `#`; '' on the server, which is never told it, and where there is none. */
export const useTextInAddress = () => useSyncExternalStore(subscribe, textInAddress, () => '')

/** Puts a text there, so that Back, reload and a bookmark know it. */
export function showText(text: string) {
  window.location.hash = text
}

const textInAddress = () => window.location.hash.slice(1)

function subscribe(listener: () => void) {
  window.addEventListener('hashchange', listener)
  window.addEventListener('popstate', listener)
  return () => {
    window.removeEventListener('hashchange', listener)
    window.removeEventListener('popstate', listener)
  }
}
