import { keyed } from '../../../ui/keyed.ts'
import styles from './word-bank.module.css'

interface WordBankProps {
  words: readonly string[]
  isOver: boolean
  /** What is written so far, where a word is written down and may be taken out again. */
  taken?: string
  /** Left out where words are only read. */
  onTake?: (word: string) => void
}

/** The words that are to be put into sentences; pressed, one is written down. */
export function WordBank({ words, isOver, taken, onTake }: WordBankProps) {
  return (
    <div className={styles.bank}>
      <p className={styles.title}>Words to choose from</p>
      <ul className={styles.words}>
        {keyed(words).map(({ key, item: word }) => (
          <li key={key}>
            {onTake ? (
              <button
                type="button"
                lang="en"
                translate="no"
                dir="auto"
                disabled={isOver}
                aria-pressed={taken === undefined ? undefined : taken === word}
                className={styles.word}
                onClick={() => onTake(taken === word ? '' : word)}
              >
                {word}
              </button>
            ) : (
              <span lang="en" translate="no" dir="auto" className={styles.word}>
                {word}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
