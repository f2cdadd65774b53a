import type { WordVerdict } from '../../listening/alignment/align-words.ts'
import { keyed } from '../../ui/keyed.ts'
import styles from './heard-words.module.css'

/** A sentence word by word, beside what was typed. */
export function HeardWords({ verdicts }: { verdicts: readonly WordVerdict[] }) {
  return (
    <p lang="en" className={styles.words}>
      {keyed(verdicts).map(({ key, item }) => (
        <span key={key} className={styles.word} data-kind={item.kind}>
          {item.kind === 'extra' ? item.heard : item.word}
          {item.kind !== 'said' && <small>{noteOf(item)}</small>}
        </span>
      ))}
    </p>
  )
}

function noteOf(verdict: WordVerdict): string {
  if (verdict.kind === 'close') return `you wrote: ${verdict.heard}`
  return verdict.kind === 'missing' ? 'left out' : 'not in the sentence'
}
