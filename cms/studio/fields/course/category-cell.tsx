'use client'
import type { DefaultCellComponentProps } from 'payload'
import styles from './category.module.css'

/** A course's category in the list, with its colour. */
export function CategoryCell({ cellData }: DefaultCellComponentProps) {
  if (!cellData) return <span>None yet</span>
  return (
    <span className={styles.cell} data-category={String(cellData)}>
      {String(cellData)}
    </span>
  )
}
