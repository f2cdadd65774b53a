import type { VocabularyItem } from '../../../cms/contract/lesson.ts'
import styles from './word-tips.module.css'

const shownWords = 3

/** On small screens: what the lesson is about, in its first words (spec §2 'Mobile tips'). */
export function WordTips({ vocabulary }: { vocabulary: readonly VocabularyItem[] }) {
  if (vocabulary.length === 0) return null
  const words = vocabulary.slice(0, shownWords).map(({ word }) => word)
  const rest = vocabulary.length - shownWords
  return (
    <p dir="auto" className={styles.tips}>
      {`Words: ${words.join(', ')}`}
      {rest > 0 && ` +${rest} more`}
    </p>
  )
}
