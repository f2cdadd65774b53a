import { keyed } from '../../ui/keyed.ts'
import styles from './live-words.module.css'
import { liveTexts } from './recording-texts.ts'
import type { Recording } from './recordings.ts'

/** The words as they are heard: those that stay in ink, those that may change still pale. */
export function LiveWords({ recording: { words, listening } }: { recording: Recording }) {
  const settled = wordsIn(words.settled)
  const all = [...settled, ...wordsIn(words.interim)]
  return (
    <div>
      {(listening === 'on' || listening === 'lost') && (
        <p lang="en-US" translate="no" className={styles.line}>
          {all.length === 0 && listening === 'on' && (
            <span data-interim="true">{liveTexts.on}</span>
          )}
          {keyed(all).map(({ key, index, item }) => (
            <span key={key} className={styles.word} data-interim={index >= settled.length}>
              {`${item} `}
            </span>
          ))}
        </p>
      )}
      {listening !== 'on' && <p className={styles.note}>{liveTexts[listening]}</p>}
    </div>
  )
}

const wordsIn = (text: string) => text.split(' ').filter((word) => word !== '')
