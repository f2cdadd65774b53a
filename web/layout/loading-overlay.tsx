import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { VoiceLine } from '../ui/voice-line.tsx'
import styles from './loading-overlay.module.css'

/** How long every page change is covered, and how long the cover fades (spec §9). */
const coveredMs = 800
const fadeMs = 300

type Phase = 'away' | 'covering' | 'fading'

/**
 * The breathing line over a page change inside the site, never on the first load. It is for the
 * eye alone: screen readers hear the new page's title at once (`RouteChange`).
 */
export function LoadingOverlay() {
  const { pathname } = useLocation()
  const shownPath = useRef(pathname)
  const [phase, setPhase] = useState<Phase>('away')

  useLayoutEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    setPhase('covering')
  }, [pathname])

  useEffect(() => {
    if (phase === 'away') return
    const next = phase === 'covering' ? 'fading' : 'away'
    const timer = setTimeout(() => setPhase(next), phase === 'covering' ? coveredMs : fadeMs)
    return () => clearTimeout(timer)
  }, [phase])

  if (phase === 'away') return null
  return (
    <div aria-hidden="true" data-phase={phase} className={styles.overlay}>
      <VoiceLine text="Loading" className={styles.line} />
      <p className={styles.text}>Loading</p>
    </div>
  )
}
