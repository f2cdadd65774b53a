import styles from './loading.module.css'
import { VoiceLine } from './voice-line.tsx'

/** Says that something is on its way: a line that breathes. */
export function Loading({ text = 'Loading…' }: { text?: string }) {
  return (
    <div role="status" className={styles.loading}>
      <VoiceLine text={text} className={styles.line} />
      <p>{text}</p>
    </div>
  )
}
