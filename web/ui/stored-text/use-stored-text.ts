import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { tabStorage } from '../browser-storage/browser-storage.ts'
import { storeTexts } from './stored-text.ts'

/** How long a typist must pause before the text is written down; a megabyte takes some time. */
const pauseMs = 500

const texts = storeTexts(tabStorage)
const listeners = new Set<() => void>()
let pause: ReturnType<typeof setTimeout> | undefined

/**
 * The text kept under a name, undefined where there is none and while the page is hydrated;
 * what changes it, and what it is at this moment. Keeping undefined forgets it.
 */
export function useStoredText(name: string) {
  const text = useSyncExternalStore(
    subscribe,
    () => texts.read(name),
    () => undefined,
  )

  const keep = useCallback(
    (changed: string | undefined) => {
      if (changed === undefined) texts.forget(name)
      else texts.keep(name, changed)
      clearTimeout(pause)
      pause = setTimeout(texts.store, pauseMs)
      for (const listener of listeners) listener()
    },
    [name],
  )

  // Whatever ends the page or the screen comes before the pause is over.
  useEffect(() => {
    window.addEventListener('pagehide', texts.store)
    return () => {
      window.removeEventListener('pagehide', texts.store)
      texts.store()
    }
  }, [])

  const latest = useCallback(() => texts.read(name), [name])
  return [text, keep, latest] as const
}

/**
 * Signing out leaves nothing that was being written to whoever comes next; of the names that begin so,
 * or of all.
 */
export function forgetStoredTexts(beginning?: string) {
  texts.forgetAll(beginning)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
