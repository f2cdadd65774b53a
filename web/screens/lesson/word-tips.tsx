import type { VocabularyItem } from '../../../cms/contract/lesson.ts'
import styles from './word-tips.module.css'

const shownWords = 3

/** On small screens: what the lesson is about, in its first words (spec §2 'Mobile tips'). */
export function WordTips({ vocabulary }: { vocabulary: readonly VocabularyItem[] }) {
  if (vocabulary.length === 0) return null
  const words = vocabulary.map(({ word }) => word)
  const rest = words.splice(shownWords)
  const line = `Words: ${words.join(', ')}`
  const look = { dir: 'auto', className: styles.tips }
  if (rest.length === 0) return <p {...look}>{line}</p>
  return (
    <details {...look}>
      <summary>{`${line} +${rest.length}\u00a0more`}</summary>
      <span>{rest.join(', ')}</span>
    </details>
  )
}
