import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import styles from './section.module.css'
import { VoiceLine } from './voice-line.tsx'

interface SectionProps {
  id?: string
  title: string
  /** Stands in the margin below the title: a hint, a count, a link. */
  note?: ReactNode
  /** 'full' puts the content below the title instead of beside it. */
  layout?: 'margin' | 'full'
  className?: string | undefined
  children: ReactNode
}

/** A part of a page, ruled off by its own title, spoken. */
export function Section(props: SectionProps) {
  const { id, title, note, layout = 'margin', className, children } = props
  const titleId = useId()
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      data-layout={layout}
      className={clsx(styles.section, className)}
    >
      <div className={styles.rule}>
        <VoiceLine text={title} className={styles.voice} />
      </div>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {note && <div className={styles.note}>{note}</div>}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  )
}
