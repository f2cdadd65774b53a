import type { WordVerdict } from '../../listening/alignment/align-words.ts'
import { keyed } from '../../ui/keyed.ts'
import styles from './heard-words.module.css'

interface HeardWordsProps {
  verdicts: readonly WordVerdict[]
  /** Who says what was said. */
  by: 'learner' | 'browser'
}

/** A sentence word by word, beside what was typed or heard. */
export function HeardWords({ verdicts, by }: HeardWordsProps) {
  return (
    <p lang="en" translate="no" className={styles.words}>
      {keyed(verdicts).map(({ key, item }) => (
        <span key={key} className={styles.word} data-kind={item.kind}>
          {item.kind === 'extra' ? item.heard : item.word}
          {item.kind !== 'said' && <small>{noteOf(item, by)}</small>}
        </span>
      ))}
    </p>
  )
}

function noteOf(verdict: WordVerdict, by: HeardWordsProps['by']): string {
  const isHeard = by === 'browser'
  if (verdict.kind === 'close') return `${isHeard ? 'heard' : 'you wrote'}: ${verdict.heard}`
  if (verdict.kind === 'extra') return isHeard ? 'extra' : 'not in the sentence'
  return isHeard ? 'left out, or not heard' : 'left out'
}
