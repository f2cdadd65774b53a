import type { ListQuestion } from '../../../../cms/exercises/questions/question.ts'
import { SpeakButton } from '../../../speech/speak-button.tsx'
import { SpeakSentence } from '../../../speech/speak-sentence.tsx'
import type { KindProps } from './kind-props.ts'
import styles from './list-question.module.css'

/** Words with their meanings and sentences, each to be heard. */
export function ListQuestionView({ rows }: KindProps<ListQuestion>) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ id, word, translation, meaning, example }) => (
        <li key={id} className={styles.row}>
          <p lang="en" translate="no" dir="auto" className={styles.word}>
            {word}
            <SpeakButton text={word} />
          </p>
          {translation !== '' && <p dir="auto">{translation}</p>}
          {meaning !== '' && (
            <p lang="en" dir="auto">
              {meaning}
            </p>
          )}
          {example !== '' && (
            <p lang="en" translate="no" dir="auto" className={styles.example}>
              {example}
              <SpeakSentence text={example} />
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
