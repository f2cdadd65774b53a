'use client'
import { useRowLabel } from '@payloadcms/ui'
import styles from './item-label.module.css'
import { useOpenWhileEmpty } from './open-while-empty.ts'

interface ItemLabelProps {
  names: string[]
  singular: string
}

/** The heading of a collapsed row: its own words, for example 'perseverance · /ˌpɜːsɪˈvɪərəns/'. */
export function ItemLabel({ names, singular }: ItemLabelProps) {
  const { data, path, rowNumber } = useRowLabel<Record<string, unknown>>()
  const words = names.map((name) => data?.[name]).filter(Boolean)
  useOpenWhileEmpty(path, words.length === 0)
  const number = (rowNumber ?? 0) + 1
  if (words.length === 0) return <span>{`New ${singular} ${number}`}</span>
  return (
    <span className={styles.label}>
      <span className={styles.number}>{number}</span>
      {words.join(' · ')}
    </span>
  )
}
