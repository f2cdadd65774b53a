'use client'
import { useMemo } from 'react'
import { GapReportView } from '../lesson/gap-report-view.tsx'
import { useGapReport } from '../lesson/use-gap-report.ts'
import type { FormExercise } from './form-exercise.ts'
import { possibleKinds } from './possible-kinds.ts'
import styles from './practice-of.module.css'

/** What there is to do with an exercise's words, and what is missing for more. */
export function PracticeOf({ exercise: { rows, kinds } }: { exercise: FormExercise }) {
  const words = useMemo(() => rows.filter(({ word }) => word.trim() !== ''), [rows])
  const report = useGapReport({ words, countsKinds: true })
  if (words.length === 0) {
    return <p className={styles.text}>Words become exercises. There are no words yet.</p>
  }
  return (
    <>
      <GapReportView report={report} />
      {report.state === 'ready' && report.kinds && (
        <Kinds {...possibleKinds(report.kinds, kinds)} />
      )}
    </>
  )
}

function Kinds({ possible, impossible }: ReturnType<typeof possibleKinds>) {
  return (
    <>
      {possible.length > 0 ? (
        <ul className={styles.kinds}>
          {possible.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <p role="status" className={styles.nothing}>
          Learners would find nothing to do. Choose other kinds, or add more about the words.
        </p>
      )}
      {impossible.length > 0 && (
        <p className={styles.impossible}>
          {`Not possible with these words: ${impossible.join(', ')}.`}
        </p>
      )}
    </>
  )
}
