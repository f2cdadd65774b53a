import { useEffect, useState } from 'react'
import { tabStorage } from '../../ui/browser-storage/browser-storage.ts'

const key = 'exercise/half-written'

/**
 * What is being written for a question: kept by the tab, so that a reload does not lose it. It is
 * forgotten as soon as the question is left, since whoever comes back to it begins anew.
 */
export function useHalfWritten(questionId: string) {
  const start = `${questionId}\n`
  const [text, setText] = useState(() => {
    const stored = tabStorage.read(key) ?? ''
    return stored.startsWith(start) ? stored.slice(start.length) : ''
  })

  useEffect(() => () => tabStorage.remove(key), [])

  function write(next: string) {
    setText(next)
    tabStorage.write(key, start + next)
  }

  return [text, write] as const
}
