import type { ExerciseReport } from '../../contract/student-report.ts'
import { studioPaths } from '../../contract/studio-paths.ts'
import { ExerciseAnswers, kindText } from './exercise-answers.tsx'
import styles from './students.module.css'
import { timeText } from './time-text.ts'
import { WordsFacts } from './words-facts.tsx'

/** One exercise of a student's: opened, done, first tries, words missed, answers given. */
export function ExerciseResults({ exercise }: { exercise: ExerciseReport }) {
  const { exerciseId, title, openedAt, timesOpened, sittings, words, answers, isNew } = exercise
  return (
    <li className={styles.lesson}>
      <h3 className={styles.title}>
        {exerciseId ? (
          <a href={studioPaths.document('exercises', exerciseId)}>{title}</a>
        ) : (
          title || 'A deleted exercise'
        )}
        {isNew && <span className={styles.new}>New</span>}
      </h3>
      <dl className={styles.facts}>
        <dt>Opened</dt>
        <dd>{openedAt ? `${timeText(openedAt)}${timesText(timesOpened)}` : 'Not yet'}</dd>
        <dt>Practised to the end</dt>
        <dd>
          {sittings.length === 0
            ? 'Not yet'
            : sittings.map(({ at, how, right, total }) => (
                <span key={at} className={styles.sitting}>
                  {`${timeText(at)}: ${kindText(how)}${total > 0 ? `, ${right} of ${total} right on the first try` : ''}`}
                </span>
              ))}
        </dd>
        <WordsFacts words={words} />
      </dl>
      <ExerciseAnswers answers={answers} />
    </li>
  )
}

const timesText = (times: number) => (times > 1 ? `, ${times} times` : '')
