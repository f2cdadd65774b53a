import type { Row } from '../../../cms/exercises/row.ts'
import { Phonetics } from '../../speech/phonetics/phonetics.tsx'
import { SpeakButton } from '../../speech/speak-button.tsx'
import { SpeakSentence } from '../../speech/speak-sentence.tsx'
import { Entries, Entry, Term } from '../../ui/entries.tsx'
import styles from './word-list.module.css'

interface WordListProps {
  rows: readonly Row[]
  learnerLanguage?: string | undefined
}

/** Every word with what it means, readable before any script runs and on paper. */
export function WordList({ rows, learnerLanguage = '' }: WordListProps) {
  return (
    <Entries className={styles.words}>
      {rows.map(({ id, word, translation, phonetics, meaning, example }) => (
        <Entry key={id} className={styles.entry}>
          <Term lang="en" translate="no" dir="auto" className={styles.word}>
            {word}
            <SpeakButton text={word} />
            {phonetics !== '' && (
              <span className={styles.phonetics}>
                <Phonetics>{phonetics}</Phonetics>
              </span>
            )}
          </Term>
          {translation !== '' && (
            <dd lang={learnerLanguage || undefined} dir="auto">
              {translation}
            </dd>
          )}
          {meaning !== '' && (
            <dd lang="en" dir="auto">
              {meaning}
            </dd>
          )}
          {example !== '' && (
            <dd lang="en" translate="no" dir="auto" className={styles.example}>
              {example}
              <SpeakSentence text={example} />
            </dd>
          )}
        </Entry>
      ))}
    </Entries>
  )
}
