'use client'
import { useCallback, useRef, useState } from 'react'

/**
 * Whether somebody else has saved a form's document since. What stands between the form and the
 * line asks before React has drawn anything anew, so that it is kept beside the state too.
 */
export function useNewer() {
  const [isNewer, setNewer] = useState(false)
  const isNewerNow = useRef(false)
  const set = useCallback((value: boolean) => {
    isNewerNow.current = value
    setNewer(value)
  }, [])
  const isStopped = useCallback(() => isNewerNow.current, [])
  const onNewer = useCallback(() => set(true), [set])
  const goOn = useCallback(() => set(false), [set])
  return { isNewer, isStopped, onNewer, goOn }
}
