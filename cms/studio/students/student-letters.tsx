import { useCallback, useEffect, useRef, useState } from 'react'
import { type Letter, Letters } from '../../contract/letters.ts'
import { studentPaths } from '../../contract/student-paths.ts'
import { ask, messageOf } from '../client/studio-client.ts'
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
  const [letters, setLetters] = useState<Letter[]>([])
  const [problem, setProblem] = useState('')
  const asked = useRef(0)
  const answered = useRef(0)
  const readAnew = useCallback(async () => {
    asked.current += 1
    const own = asked.current
    const isOvertaken = () => own < answered.current
    try {
      const read = Letters.parse(await ask('GET', studentPaths.lettersOf(studentId)))
      if (isOvertaken()) return // what was asked for later has come before it
      answered.current = own
      setLetters(read.letters)
      setProblem('')
    } catch (error) {
      if (isOvertaken()) return
      setProblem(messageOf(error, 'The letters could not be read. Reload the page.'))
    }
  }, [studentId])
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when something has come in
  useEffect(() => void readAnew(), [readAnew, newest])

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
            {`You answered ${timeText(answeredAt)}${answerSecond === null ? '' : `, about second ${answerSecond}`}`}
          </p>
          {answer && (
            <p dir="auto" className={styles.letterText}>
              {answer}
            </p>
          )}
          {answerTake && <PlayTake take={answerTake} label="Hear your answer" />}
          {takesGoAt && (
            <p className={styles.hint}>{`Recordings are deleted ${timeText(takesGoAt)}.`}</p>
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
