'use client'
import { useRowLabel } from '@payloadcms/ui'

interface ItemLabelProps {
  names: string[]
  singular: string
}

/** The heading of a collapsed row: its own words, for example 'perseverance /ˌpɜːsɪˈvɪərəns/'. */
export function ItemLabel({ names, singular }: ItemLabelProps) {
  const { data, rowNumber } = useRowLabel<Record<string, unknown>>()
  const words = names.map((name) => data?.[name]).filter(Boolean)
  if (words.length > 0) return <span>{words.join(' ')}</span>
  return <span>{`New ${singular} ${String((rowNumber ?? 0) + 1)}`}</span>
}
