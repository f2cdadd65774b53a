import { useEffect, useState } from 'react'
import { tabStorage } from '../../ui/browser-storage/browser-storage.ts'

/** A text that this tab keeps until it is closed; where storage is refused, as long as the page. */
export function useDraft(key: string) {
  const [text, setText] = useState('')
  const [isKept, setIsKept] = useState(true)

  useEffect(() => {
    const kept = tabStorage.read(storageKey(key))
    setIsKept(tabStorage.isAllowed())
    // What was typed before the page's script ran is newer.
    if (kept) setText((current) => current || kept)
  }, [key])

  function write(next: string) {
    setText(next)
    setIsKept(tabStorage.write(storageKey(key), next))
  }

  return { text, isKept, write }
}

const storageKey = (key: string) => `draft:${key}`
