import type { VocabularyItem } from '../../../cms/contract/lesson.ts'
import styles from './word-tips.module.css'

const shownWords = 3

/** On small screens: what the lesson is about, in its first words (spec §2 'Mobile tips'). */
export function WordTips({ vocabulary }: { vocabulary: readonly VocabularyItem[] }) {
  if (vocabulary.length === 0) return null
  const words = vocabulary.map(({ word }) => word)
  const first = `Words: ${words.slice(0, shownWords).join(', ')}`
  const rest = words.slice(shownWords)
  if (rest.length === 0) {
    return (
      <p dir="auto" className={styles.tips}>
        {first}
      </p>
    )
  }
  return (
    <details dir="auto" className={styles.tips}>
      <summary>{`${first} +${rest.length} more`}</summary>
      <span>{rest.join(', ')}</span>
    </details>
  )
}
