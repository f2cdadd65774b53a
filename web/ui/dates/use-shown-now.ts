import { useEffect, useState } from 'react'
import { useNow } from './use-now.ts'

/**
 * The reader's clock as `useNow` has it, looked at again when somebody comes back to the page: a phone
 * keeps its tabs for days.
 */
export function useShownNow(): Date | null {
  const [, drawAnew] = useState(0)

  useEffect(() => {
    const look = () => drawAnew((times) => times + 1)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])

  return useNow()
}
