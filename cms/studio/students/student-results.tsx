'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { ExerciseResults } from './exercise-results.tsx'
import { LessonResults } from './lesson-results.tsx'
import { NextExerciseButton } from './next-exercise-button.tsx'
import { StudentLetters } from './student-letters.tsx'
import styles from './students.module.css'
import { useReport } from './use-report.ts'

/** What came of it: what the student has opened, finished, answered and missed, newest first. */
export function StudentResults() {
  const { id, savedDocumentData } = useDocumentInfo()
  const state = useReport(typeof id === 'number' ? id : null)
  if (typeof id !== 'number') return null
  const hasAgreed = Boolean(savedDocumentData?.consentedAt)
  return (
    <section aria-labelledby="student-results" className={styles.results}>
      <h2 id="student-results" className={styles.heading}>
        What came of it
      </h2>
      {!state && <p>Reading…</p>}
      {state && 'problem' in state && <p role="alert">{state.problem}</p>}
      {state && 'things' in state && state.things.length === 0 && (
        <p>{hasAgreed ? nothingYet : notAgreed}</p>
      )}
      {state && 'things' in state && <StudentLetters studentId={id} newest={state.newest} />}
      {state && 'things' in state && state.next.length > 0 && (
        <NextExerciseButton studentId={id} words={state.next} />
      )}
      {state && 'things' in state && (
        <ol className={styles.lessons}>
          {state.things.map((thing) =>
            thing.of === 'lesson' ? (
              <LessonResults key={`${thing.lessonId} ${thing.title}`} lesson={thing} />
            ) : (
              <ExerciseResults key={`e${thing.exerciseId} ${thing.title}`} exercise={thing} />
            ),
          )}
        </ol>
      )}
      <p className={styles.hint}>
        <a href={`/studio/api/students/${id}/data`} download>
          All that is kept of this student, as a file
        </a>
      </p>
    </section>
  )
}

const nothingYet =
  'Nothing yet. What is done in the lessons and exercises given to this student appears here.'
const notAgreed =
  'This student has not agreed to send results, or has taken it back. Their page asks once; without it everything works for them, and you see nothing.'
