'use client'
import type { DefaultCellComponentProps } from 'payload'
import styles from './status-cell.module.css'

const texts: Record<string, string> = { unread: 'Unread', read: 'Read', answered: 'Answered' }

/** A message's status in the list; rows of unread ones stand out by it. */
export function StatusCell({ cellData }: DefaultCellComponentProps) {
  const status = String(cellData)
  return (
    <span className={styles.status} data-message-status={status}>
      {texts[status] ?? status}
    </span>
  )
}
