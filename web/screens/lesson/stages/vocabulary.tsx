import type { VocabularyItem } from '../../../../cms/contract/lesson.ts'
import { keyed } from '../../../ui/keyed.ts'
import styles from './stage.module.css'

/** The lesson's dictionary. */
export function Vocabulary({ items }: { items: readonly VocabularyItem[] }) {
  if (items.length === 0) return <p>This lesson has no word list.</p>
  return (
    <dl className={styles.entries}>
      {keyed(items).map(({ key, item: { word, phonetics, definition, example } }) => (
        <div key={key} className={styles.entry}>
          <dt>
            {word} {phonetics !== '' && <span className={styles.margin}>{phonetics}</span>}
          </dt>
          <dd>
            {definition}
            {example !== '' && <p className={styles.example}>“{example}”</p>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
