import { useEffect, useRef } from 'react'
import type { Row } from '../../../cms/exercises/row.ts'
import { SpeakButton } from '../../speech/speak-button.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './exercise-results.module.css'
import { firstTriesOf, missedRowsOf, type Sitting, skippedCountOf } from './sitting-rules.ts'

interface ExerciseResultsProps {
  rows: readonly Row[]
  sitting: Sitting
  /** Practises these rows alone. */
  onAgain: (rowIds: readonly string[]) => void
  /** Back to the choice of exercises. */
  onLeave: () => void
}

/** What came of a sitting, and what is worth another look. */
export function ExerciseResults({ rows, sitting, onAgain, onLeave }: ExerciseResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const missedIds = missedRowsOf(sitting)
  const missed = missedIds.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {headingOf(missed.length)}
      </h2>
      <p>{summaryOf(sitting)}</p>
      {missed.length > 0 && (
        <ul aria-label="Words to practise again" className={styles.missed}>
          {missed.map(({ id, word, translation, meaning }) => (
            <li key={id}>
              <p lang="en" translate="no" dir="auto" className={styles.word}>
                {word}
                <SpeakButton text={word} />
              </p>
              <p dir="auto" className={styles.meaning}>
                {translation || meaning}
              </p>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        {missed.length > 0 && (
          <Button tone="main" onClick={() => onAgain(missed.map(({ id }) => id))}>
            {missed.length === 1
              ? 'Practise this word again'
              : `Practise these ${missed.length} again`}
          </Button>
        )}
        <Button tone={missed.length > 0 ? 'plain' : 'main'} onClick={onLeave}>
          Choose another exercise
        </Button>
      </div>
    </>
  )
}

const headingOf = (missedCount: number) => {
  if (missedCount === 0) return 'All done'
  return missedCount === 1 ? 'One word to look at again' : `${missedCount} words to look at again`
}

function summaryOf(sitting: Sitting): string {
  const { right, total } = firstTriesOf(sitting)
  const skipped = skippedCountOf(sitting)
  const tries =
    total === 0 ? 'There were no questions here.' : `Right on the first try: ${right} of ${total}.`
  return skipped === 0 ? tries : `${tries} Skipped: ${skipped}.`
}
