import type { ReactNode } from 'react'
import styles from './notice.module.css'

interface NoticeProps {
  title: string
  text?: string
  /** The page's own heading unless it stands inside one. */
  level?: 1 | 2
  /** Where to go from here. */
  children?: ReactNode
  /** An ornament above the title. */
  picture?: ReactNode
}

/** What a screen says in place of content: nothing here, not found, went wrong. */
export function Notice({ title, text, level = 1, children, picture }: NoticeProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <section className={styles.notice} data-level={level}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <Heading className={styles.title}>{title}</Heading>
      {text && <p>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </section>
  )
}
