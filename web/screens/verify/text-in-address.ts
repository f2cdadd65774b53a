import { useSyncExternalStore } from 'react'
import { isPlaceOnPage } from '../../layout/place-on-page.ts'

/** The signed text behind `#`; '' on the server, which is never told it, and where there is none. */
export const useTextInAddress = () => useSyncExternalStore(subscribe, textInAddress, () => '')

/** Puts a text there, so that Back, reload and a bookmark know it. */
export function showText(text: string) {
  window.location.hash = text
}

function textInAddress(): string {
  const fragment = window.location.hash.slice(1)
  return isPlaceOnPage(fragment) ? '' : fragment
}

function subscribe(listener: () => void) {
  window.addEventListener('hashchange', listener)
  window.addEventListener('popstate', listener)
  return () => {
    window.removeEventListener('hashchange', listener)
    window.removeEventListener('popstate', listener)
  }
}
