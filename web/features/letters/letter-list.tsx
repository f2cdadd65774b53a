import type { Letter } from '../../../cms/contract/letters.ts'
import { ConfirmedDelete } from '../../ui/confirm/confirmed-delete.tsx'
import styles from './letters.module.css'
import { PlayTake } from './play-take.tsx'

interface LetterListProps {
  letters: readonly Letter[]
  onRemove: (letter: Letter) => Promise<void>
}

/** What she has sent, the newest first, with what her tutor answered. */
export function LetterList({ letters, onRemove }: LetterListProps) {
  return (
    <ol aria-label="What you have sent" className={styles.list}>
      {letters.map((letter) => (
        <li key={letter.id}>
          <SentLetter letter={letter} onRemove={() => onRemove(letter)} />
        </li>
      ))}
    </ol>
  )
}

function SentLetter({ letter, onRemove }: { letter: Letter; onRemove: () => Promise<void> }) {
  const { sentAt, text, take, takesGoAt, answeredAt, answer, answerTake, answerSecond } = letter
  return (
    <article aria-label={`Sent on ${dayText(sentAt)}`}>
      <p className={styles.when}>{`Sent on ${dayText(sentAt)}`}</p>
      {text && (
        <p dir="auto" className={styles.text}>
          {text}
        </p>
      )}
      {take && <PlayTake take={take} label="Hear your recording" from={answerSecond} />}
      {answeredAt ? (
        <div className={styles.answer}>
          <p className={styles.when}>
            {`Your tutor answered on ${dayText(answeredAt)}${answerSecond === null ? '' : `, about second ${answerSecond} of your recording`}`}
          </p>
          {answer && (
            <p dir="auto" className={styles.text}>
              {answer}
            </p>
          )}
          {answerTake && <PlayTake take={answerTake} label="Hear the answer" />}
        </div>
      ) : (
        <p className={styles.when}>Not answered yet.</p>
      )}
      {takesGoAt && (
        <p className={styles.when}>{`Recordings are deleted on ${dayText(takesGoAt)}.`}</p>
      )}
      <ConfirmedDelete
        label="Delete this"
        tone="quiet"
        title="Delete what you sent?"
        text="Your tutor will no longer be able to read or hear it, and the answer will be deleted too."
        onDelete={onRemove}
      />
    </article>
  )
}

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })
const dayText = (time: string) => format.format(Date.parse(time))
