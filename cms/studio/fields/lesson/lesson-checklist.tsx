'use client'
import { useAllFormFields } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useDeferredValue, useMemo } from 'react'
import { readFormLesson } from './form-lesson.ts'
import styles from './lesson-checklist.module.css'
import { requirementsOf } from './lesson-completeness.ts'
import { openFormTab } from './open-form-tab.ts'
import { useIsDraftCourse } from './use-is-draft-course.ts'
import { useOpenOnPage } from './use-open-on-page.ts'

/** What a complete lesson still lacks, beside the form while the tutor writes. */
export function LessonChecklist() {
  const part = useOpenOnPage<HTMLElement>()
  const [fields] = useAllFormFields()
  const settled = useDeferredValue(fields)
  const lesson = useMemo(() => readFormLesson(reduceFieldsToValues(settled, true)), [settled])
  const isDraftCourse = useIsDraftCourse(lesson.course)
  const requirements = requirementsOf(lesson, isDraftCourse)
  const done = requirements.filter(({ isDone }) => isDone).length
  const isComplete = done === requirements.length
  return (
    <section ref={part} className={styles.checklist} aria-labelledby="lesson-checklist">
      <h2 id="lesson-checklist" className={styles.heading}>
        {isComplete ? 'This lesson is complete' : 'For a complete lesson'}
        <span className={styles.count}>{`${done} of ${requirements.length}`}</span>
      </h2>
      <ul className={styles.list}>
        {requirements.map(({ text, isDone, missing, tab }) => (
          <li key={text} data-done={isDone}>
            <span className={styles.mark} aria-hidden="true">
              {isDone ? '✓' : '·'}
            </span>
            <span>
              {isDone || !tab ? (
                text
              ) : (
                <button
                  type="button"
                  className={styles.go}
                  onClick={({ currentTarget }) => openFormTab(currentTarget, tab)}
                >
                  {text}
                </button>
              )}
              <span className={styles.state}>{isDone ? ' (done)' : ' (missing)'}</span>
              {!isDone && missing && <span className={styles.missing}>{missing}</span>}
            </span>
          </li>
        ))}
      </ul>
      {!isComplete && (
        <p className={styles.note}>You can save a draft at any time, complete or not.</p>
      )}
    </section>
  )
}
