import type { DictatedWord } from '../../../../cms/exercises/answers/check-dictation.ts'
import { keyed } from '../../../ui/keyed.ts'
import styles from './heard-words.module.css'

interface HeardWordsProps {
  words: readonly DictatedWord[]
  /** The words that were not heard are told. */
  isOver: boolean
}

/** A dictation with the teacher's marks, word by word. */
export function HeardWords({ words, isOver }: HeardWordsProps) {
  return (
    <p lang="en" translate="no" dir="auto" className={styles.words}>
      <span className="visually-hidden">What you wrote, word by word: </span>
      {keyed(words).map(({ key, item }) => (
        <span key={key}>
          <MarkedWord word={item} isOver={isOver} />{' '}
        </span>
      ))}
    </p>
  )
}

function MarkedWord({ word, isOver }: { word: DictatedWord; isOver: boolean }) {
  const { text, state, given } = word
  if (state === 'right') return text
  if (state === 'extra') return <Struck text={text} />
  const isForgiven = state === 'slip' || state === 'sounds-the-same'
  return (
    <>
      {given !== '' && <Struck text={given} />}{' '}
      {isOver || isForgiven ? (
        <ins className={styles.added}>
          {text}
          {notes[state]}
        </ins>
      ) : (
        <span className={styles.gap}>
          <span className="visually-hidden">(listen for this word again)</span>
        </span>
      )}
    </>
  )
}

const notes: Partial<Record<DictatedWord['state'], string>> = {
  'sounds-the-same': ' (sounds the same)',
}

function Struck({ text }: { text: string }) {
  return (
    <del className={styles.struck}>
      {text}
      <span className="visually-hidden"> (not in the sentence)</span>
    </del>
  )
}
