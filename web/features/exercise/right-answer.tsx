import type { Row } from '../../../cms/exercises/row.ts'
import { SpeakButton } from '../../speech/speak-button.tsx'
import { SpeakSentence } from '../../speech/speak-sentence.tsx'
import styles from './right-answer.module.css'

interface RightAnswerProps {
  row: Row
  /** What was asked for, where it is not the word itself: a form of it, a sentence. */
  answer: string
}

/** The answer in its sentence, to be heard once more before going on. */
export function RightAnswer({ row, answer }: RightAnswerProps) {
  const { translation, meaning, example } = row
  return (
    <div className={styles.answer}>
      <p lang="en" translate="no" dir="auto" className={styles.word}>
        {answer}
        <SpeakButton text={answer} />
      </p>
      {(translation || meaning) && (
        <p dir="auto" className={styles.meaning}>
          {translation || meaning}
        </p>
      )}
      {example !== '' && example !== answer && (
        <p lang="en" translate="no" dir="auto" className={styles.example}>
          {example}
          <SpeakSentence text={example} />
        </p>
      )}
    </div>
  )
}
