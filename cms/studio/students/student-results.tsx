'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { type LessonReport, StudentReport } from '../../contract/student-report.ts'
import { ask, messageOf } from '../client/studio-client.ts'
import { LessonResults } from './lesson-results.tsx'
import styles from './students.module.css'

type State = { lessons: LessonReport[] } | { problem: string } | null

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
      {state && 'lessons' in state && state.lessons.length === 0 && (
        <p>{hasAgreed ? nothingYet : notAgreed}</p>
      )}
      {state && 'lessons' in state && (
        <ol className={styles.lessons}>
          {state.lessons.map((lesson) => (
            <LessonResults key={`${lesson.lessonId} ${lesson.title}`} lesson={lesson} />
          ))}
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

const nothingYet = 'Nothing yet. What she does in the lessons given to her appears here.'
const notAgreed =
  'She has not agreed to send her results, or has taken it back. Her page asks her once; without it everything works for her, and you see nothing.'

function useReport(id: number | null): State {
  const [state, setState] = useState<State>(null)
  useEffect(() => {
    if (id === null) return
    read(id).then(setState, (error: unknown) =>
      setState({ problem: messageOf(error, 'The results could not be read. Reload the page.') }),
    )
  }, [id])
  return state
}

/** What has been read is new no longer. */
async function read(id: number): Promise<State> {
  const path = `/studio/api/students/${id}`
  const report = StudentReport.parse(await ask('GET', `${path}/report`))
  if (report.lessons.some(({ isNew }) => isNew)) await ask('POST', `${path}/seen`)
  return report
}
