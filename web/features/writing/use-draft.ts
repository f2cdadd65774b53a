import { useEffect, useState } from 'react'

/** A text that this tab keeps until it is closed; where storage is refused, as long as the page. */
export function useDraft(key: string) {
  const [text, setText] = useState('')
  const [isKept, setIsStored] = useState(true)

  useEffect(() => {
    const kept = storedText(key)
    setIsStored(kept !== null)
    // What was typed before the page's script ran is newer.
    if (kept) setText((current) => current || kept)
  }, [key])

  function write(next: string) {
    setText(next)
    setIsStored(storeText(key, next))
  }

  return { text, isKept, write }
}

const storageKey = (key: string) => `draft:${key}`

/** Null where storage is refused. */
function storedText(key: string): string | null {
  try {
    return sessionStorage.getItem(storageKey(key)) ?? ''
  } catch {
    return null
  }
}

/** False where storage is full or refused. */
function storeText(key: string, text: string): boolean {
  try {
    sessionStorage.setItem(storageKey(key), text)
    return true
  } catch {
    return false
  }
}
