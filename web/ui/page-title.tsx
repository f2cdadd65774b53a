import type { ReactNode } from 'react'
import styles from './page-title.module.css'
import { VoiceLine } from './voice-line.tsx'

interface PageTitleProps {
  title: string
  lead?: string
  /** What stands in the margin beside the title. */
  children?: ReactNode
}

/** How a screen begins: its title, the title's line, what it is about. */
export function PageTitle({ title, lead, children }: PageTitleProps) {
  return (
    <header className={styles.header}>
      <div className={styles.main}>
        <h1 className={styles.title}>{title}</h1>
        <VoiceLine text={title} className={styles.voice} />
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children && <div className={styles.margin}>{children}</div>}
    </header>
  )
}
