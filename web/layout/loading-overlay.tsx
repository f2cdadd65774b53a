import { useEffect, useLayoutEffect, useState } from 'react'
import { usePageChange } from '../router/page-change.ts'
import { VoiceLine } from '../ui/voice-line.tsx'
import styles from './loading-overlay.module.css'

/** How long every page change is covered at least, and how long the cover fades (spec §9). */
const coveredMs = 800
const fadeMs = 300

type Phase = 'away' | 'covering' | 'covered' | 'fading'

/**
 * The breathing line over a page change inside the site, from the click until the new page is
 * there, never on the first load. It is for the eye alone: screen readers hear the new page's
 * title (`RouteChange`).
 */
export function LoadingOverlay() {
  const { count, state } = usePageChange()
  const [phase, setPhase] = useState<Phase>('away')

  // Every change gets its full time, even if it begins while an earlier one is still covered.
  useLayoutEffect(() => {
    if (count === 0) return
    setPhase('covering')
    const timer = setTimeout(() => setPhase('covered'), coveredMs)
    return () => clearTimeout(timer)
  }, [count])

  useEffect(() => {
    if (phase === 'covered' && state !== 'coming') setPhase('fading')
    if (phase !== 'fading') return
    const timer = setTimeout(() => setPhase('away'), fadeMs)
    return () => clearTimeout(timer)
  }, [phase, state])

  if (phase === 'away') return null
  return (
    <div aria-hidden="true" data-phase={phase} className={styles.overlay}>
      <VoiceLine text="Loading" className={styles.line} />
      <p className={styles.text}>Loading</p>
    </div>
  )
}
