'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import type { StudentReport } from '../../contract/student-report.ts'
import { ExerciseResults } from './exercise-results.tsx'
import { LessonResults } from './lesson-results.tsx'
import { NextExerciseButton } from './next-exercise-button.tsx'
import { StudentLetters } from './student-letters.tsx'
import styles from './students.module.css'
import { useReport } from './use-report.ts'

/** What came of it: what the student has opened, finished, answered and missed, newest first. */
export function StudentResults() {
  const { id } = useDocumentInfo()
  return typeof id === 'number' && <Results key={id} studentId={id} />
}

function Results({ studentId }: { studentId: number }) {
  const state = useReport(studentId)
  return (
    <section aria-labelledby="student-results" className={styles.results}>
      <h2 id="student-results" className={styles.heading}>
        Results
      </h2>
      {!state && <p>Loading…</p>}
      {state && 'problem' in state && <p role="alert">{state.problem}</p>}
      {state && 'things' in state && <Report studentId={studentId} report={state} />}
      <p className={styles.hint}>
        <a href={`/studio/api/students/${studentId}/data`} download>
          Download everything kept about this student
        </a>
      </p>
    </section>
  )
}

interface ReportProps {
  studentId: number
  report: StudentReport
}

function Report({ studentId, report: { things, next, newest } }: ReportProps) {
  const { savedDocumentData } = useDocumentInfo()
  return (
    <>
      {things.length === 0 && <p>{savedDocumentData?.consentedAt ? nothingYet : notAgreed}</p>}
      <StudentLetters studentId={studentId} newest={newest} />
      {next.length > 0 && <NextExerciseButton studentId={studentId} words={next} />}
      {things.length > 0 && (
        <ol className={styles.lessons}>
          {things.map((thing) =>
            thing.of === 'lesson' ? (
              <LessonResults key={`${thing.lessonId} ${thing.title}`} lesson={thing} />
            ) : (
              <ExerciseResults key={`e${thing.exerciseId} ${thing.title}`} exercise={thing} />
            ),
          )}
        </ol>
      )}
    </>
  )
}

const nothingYet =
  'Nothing yet. What is done in the lessons and exercises given to this student appears here.'
const notAgreed =
  'This student has not agreed to send results, or has withdrawn consent. Their page asks once. Without it everything works for them, and you see no results.'
