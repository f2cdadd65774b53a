import { useEffect, useEffectEvent, useRef } from 'react'
import { studentPaths } from '../../contract/student-paths.ts'
import { NewestResult } from '../../contract/student-report.ts'
import { ask } from '../client/studio-client.ts'

/** So that a result is on the desk within two seconds. */
const everyMs = 1_000
/** Reading anew may take longer than that: begun again each second, it would never end. */
const patienceMs = 10_000

/**
 * Tells whenever something of a student's has come in since what is shown was read, as long as the
 * page is looked at. Nothing is asked until `known` is there.
 */
export function useNewest(known: string | null | undefined, onNew: () => void): void {
  const isKnown = known !== undefined
  const told = useRef<{ newest: string | null; at: number }>(null)
  const look = useEffectEvent(async () => {
    const { newest } = NewestResult.parse(await ask('GET', studentPaths.newest))
    const isTold = told.current?.newest === newest && Date.now() - told.current.at < patienceMs
    if (newest === known || isTold) return
    told.current = { newest, at: Date.now() }
    onNew()
  })

  useEffect(() => {
    if (!isKnown) return
    let isAsking = false
    const timer = setInterval(async () => {
      if (document.hidden || isAsking) return
      isAsking = true
      // Without an answer what is shown stays; the next look may reach the server again.
      await look().catch(() => undefined)
      isAsking = false
    }, everyMs)
    return () => clearInterval(timer)
  }, [isKnown])
}
