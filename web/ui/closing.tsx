import { type ReactNode, useId } from 'react'
import styles from './closing.module.css'
import { VoiceLine } from './voice-line.tsx'

interface ClosingProps {
  id?: string
  heading: string
  text: string
  /** What one can do now. */
  children: ReactNode
}

/** How a page ends: one last sentence, larger than the rest, and one thing to do. */
export function Closing({ id, heading, text, children }: ClosingProps) {
  const titleId = useId()
  return (
    <section id={id} aria-labelledby={titleId} className={styles.closing}>
      <VoiceLine text={heading} grain={3} className={styles.voice} />
      <div>
        <h2 id={titleId} className={styles.heading}>
          {heading}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.actions}>{children}</div>
    </section>
  )
}
