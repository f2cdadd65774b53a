import { useCallback, useState } from 'react'
import { type Letter, Letters } from '../../contract/letters.ts'
import { studentPaths } from '../../contract/student-paths.ts'
import { ask, messageOf } from '../client/studio-client.ts'
import { useReading } from '../client/use-reading.ts'
import { AnswerForm } from './answer-form.tsx'
import { PlayTake } from './play-take.tsx'
import styles from './students.module.css'
import { timeText } from './time-text.ts'

interface StudentLettersProps {
  studentId: number
  /** Changes when something has come in. */
  newest: string | null
}

/** What she wrote and said to her tutor, the newest first, each to be answered. */
export function StudentLetters({ studentId, newest }: StudentLettersProps) {
  const read = useCallback(() => lettersOf(studentId), [studentId])
  const { answer, error, readAnew } = useReading(read, newest)
  const letters = answer ?? []
  const problem =
    error !== null && messageOf(error, 'The letters could not be loaded. Reload the page.')

  if (letters.length === 0) return problem ? <p role="alert">{problem}</p> : null
  return (
    <>
      <h3 className={styles.title}>Letters</h3>
      {/* What was read before stays, with the answer that is being written below it. */}
      {problem && <p role="alert">{problem}</p>}
      <ol aria-label="Letters" className={styles.lessons}>
        {letters.map((letter) => (
          <li key={letter.id} className={styles.lesson}>
            <ReceivedLetter letter={letter} readAnew={readAnew} />
          </li>
        ))}
      </ol>
    </>
  )
}

const lettersOf = async (studentId: number): Promise<Letter[]> =>
  Letters.parse(await ask('GET', studentPaths.lettersOf(studentId))).letters

interface ReceivedLetterProps {
  letter: Letter
  readAnew: () => Promise<void>
}

function ReceivedLetter({ letter, readAnew }: ReceivedLetterProps) {
  const [second, setSecond] = useState<number | null>(null)
  const [isOpen, setIsOpen] = useState(letter.answeredAt === null)
  const { sentAt, text, take, answeredAt, answer, answerTake, answerSecond, takesGoAt } = letter
  return (
    <article aria-label={`Sent ${timeText(sentAt)}`} className={styles.letter}>
      <p className={styles.hint}>{timeText(sentAt)}</p>
      {text && (
        <p dir="auto" className={styles.letterText}>
          {text}
        </p>
      )}
      {take && <PlayTake take={take} label="Hear the recording" onSecond={setSecond} />}
      {answeredAt && (
        <div className={styles.letterAnswer}>
          <p className={styles.hint}>
            {`You answered on ${timeText(answeredAt)}${answerSecond === null ? '' : `, about second ${answerSecond}`}`}
          </p>
          {answer && (
            <p dir="auto" className={styles.letterText}>
              {answer}
            </p>
          )}
          {answerTake && <PlayTake take={answerTake} label="Hear your answer" />}
          {takesGoAt && (
            <p className={styles.hint}>{`Recordings are deleted on ${timeText(takesGoAt)}.`}</p>
          )}
        </div>
      )}
      {isOpen ? (
        <AnswerForm
          letterId={letter.id}
          second={take ? second : null}
          hasTake={take !== null}
          over={answeredAt}
          onRefused={readAnew}
          onAnswered={async () => {
            await readAnew()
            setIsOpen(false)
          }}
        />
      ) : (
        <button type="button" className={styles.again} onClick={() => setIsOpen(true)}>
          Answer again
        </button>
      )}
    </article>
  )
}
