import { useEffect, useState } from 'react'
import { tabStorage } from '../../ui/browser-storage/browser-storage.ts'

/** A text that this tab keeps until it is closed; where storage is refused, as long as the page. */
export function useDraft(key: string) {
  const [text, setText] = useState('')
  const [isKept, setIsKept] = useState(true)

  useEffect(() => {
    const kept = tabStorage.read(storageKey(key))
    setIsKept(tabStorage.isAllowed())
    if (kept) setText((current) => current || kept)
  }, [key])

  /** What was typed before the page's script ran was typed without a sight of what is kept. */
  function write(typed: string, isEarly: boolean) {
    const next = isEarly ? addTo(tabStorage.read(storageKey(key)), typed) : typed
    setText(next)
    setIsKept(tabStorage.write(storageKey(key), next))
  }

  return { text, isKept, write }
}

/** Below what is kept, unless the browser had restored that by itself. */
function addTo(kept: string | null, typed: string): string {
  if (!kept || typed.includes(kept)) return typed
  return typed === '' ? kept : `${kept}\n\n${typed}`
}

const storageKey = (key: string) => `draft:${key}`
