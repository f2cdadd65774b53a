import { useRef } from 'react'
import { VoiceSettings } from '../../speech/voice-settings.tsx'
import { useFootBar } from '../../ui/toasts/use-foot-bar.ts'
import styles from './lesson-viewer.module.css'

/** Who reads aloud: at the foot of a phone, in the margin of a desk. */
export function VoiceBar() {
  const bar = useRef<HTMLElement>(null)
  useFootBar(bar)
  return (
    <aside ref={bar} className={styles.instrument} aria-label="Voice">
      <VoiceSettings />
    </aside>
  )
}
