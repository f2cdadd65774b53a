import { useCallback, useEffect, useRef, useState } from 'react'

interface Reading<Answer> {
  /** What was read last; null until something has been. It stays where a later reading fails. */
  answer: Answer | null
  /** Why the last reading came to nothing; null where it did not. */
  error: unknown
  readAnew: () => Promise<void>
}

/**
 * What the server tells: read at once, again with another `read` or another `since`, and whenever
 * `readAnew` is called. Of several readings under way none takes the place of one that was begun later.
 */
export function useReading<Answer>(read: () => Promise<Answer>, since?: unknown): Reading<Answer> {
  const [state, setState] = useState<Omit<Reading<Answer>, 'readAnew'>>(nothing)
  const begun = useRef(0)
  const answered = useRef(0)

  const readAnew = useCallback(async () => {
    begun.current += 1
    const own = begun.current
    try {
      const answer = await read()
      if (own < answered.current) return
      answered.current = own
      setState({ answer, error: null })
    } catch (error) {
      if (own > answered.current) setState(({ answer }) => ({ answer, error }))
    }
  }, [read])
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew when `since` is another one
  useEffect(() => void readAnew(), [readAnew, since])

  return { ...state, readAnew }
}

const nothing = { answer: null, error: null }
