import type { LessonReport } from '../../contract/student-report.ts'
import styles from './students.module.css'
import { timeText } from './time-text.ts'
import { WordsFacts } from './words-facts.tsx'

/** One lesson of a student's: opened, done, first tries, words missed, answers given. */
export function LessonResults({ lesson }: { lesson: LessonReport }) {
  const { title, openedAt, finishedAt, stages, tries, words, isNew } = lesson
  const [first] = tries
  return (
    <li className={styles.lesson}>
      <h3 className={styles.title}>
        {title || 'A deleted lesson'}
        {isNew && <span className={styles.new}>New</span>}
      </h3>
      <dl className={styles.facts}>
        <dt>Opened</dt>
        <dd>{openedAt ? `${timeText(openedAt)}${stagesText(stages)}` : 'Not yet'}</dd>
        <dt>Finished</dt>
        <dd>{finishedAt ? timeText(finishedAt) : 'Not yet'}</dd>
        {first && (
          <>
            <dt>Quiz, first try</dt>
            <dd>
              {first.isOlder
                ? `${first.total} answers to an older version`
                : `${first.right} of ${first.total} right`}
              {tries.length > 1 && `, then tried ${timesText(tries.length - 1)} more`}
            </dd>
          </>
        )}
        <WordsFacts words={words} />
      </dl>
      {tries.map((one) => (
        <Answers key={one.at} of={one} />
      ))}
    </li>
  )
}

function Answers({ of: { at, items, right, total } }: { of: LessonReport['tries'][number] }) {
  if (items.length === 0) return null
  return (
    <details className={styles.answers}>
      <summary>{`Answers from ${timeText(at)}: ${right} of ${total} right`}</summary>
      <ol>
        {items.map(({ question, answer, right: wanted, isRight }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a quiz may ask twice in the same words
          <li key={index} data-right={isRight}>
            <p dir="auto">{question}</p>
            <p dir="auto">
              {isRight
                ? `Right: ${answer}`
                : `Chose “${answer || 'nothing'}”. The right answer is “${wanted}”.`}
            </p>
          </li>
        ))}
      </ol>
    </details>
  )
}

const timesText = (times: number) => ['once', 'twice'][times - 1] ?? `${times} times`

const stagesText = (stages: number) => (stages > 1 ? `, ${stages} stages` : '')
