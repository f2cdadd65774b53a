import type { ReactNode } from 'react'
import styles from './contents.module.css'

/** A table of contents: numbers in the margin, entries beside them. */
export function Contents({ children }: { children: ReactNode }) {
  return <ol className={styles.list}>{children}</ol>
}

interface EntryProps {
  number: number
  children: ReactNode
  /** A small sign below the number. */
  mark?: ReactNode
  /** What one can do with the entry. */
  actions: ReactNode
}

export function ContentsEntry({ number, mark, children, actions }: EntryProps) {
  return (
    <li className={styles.entry}>
      <div>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <div className={styles.mark}>{mark}</div>
      </div>
      <div className={styles.text}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </li>
  )
}
