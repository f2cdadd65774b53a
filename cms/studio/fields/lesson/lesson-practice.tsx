'use client'
import { useAllFormFields, useDocumentInfo } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useDeferredValue, useMemo } from 'react'
import { readFormLesson } from './form-lesson.ts'
import { GapReportView } from './gap-report-view.tsx'
import checklist from './lesson-checklist.module.css'
import styles from './lesson-practice.module.css'
import { pageWordsText } from './practice-text.ts'
import { useGapReport, usePageWords } from './use-gap-report.ts'

/** What learners can practise of the lesson's words, beside the form while the tutor writes. */
export function LessonPractice() {
  const { id, savedDocumentData } = useDocumentInfo()
  const [fields] = useAllFormFields()
  const settled = useDeferredValue(fields)
  const { course, vocabulary, phrases, htmlContent } = useMemo(
    () => readFormLesson(reduceFieldsToValues(settled, true)),
    [settled],
  )
  const words = useMemo(
    () => [
      ...vocabulary.map(({ word, definition: meaning, example }) => ({ word, meaning, example })),
      ...phrases.map(({ phrase: word, usage: meaning, example }) => ({ word, meaning, example })),
    ],
    [vocabulary, phrases],
  )
  const hasWords = words.some(({ word }) => word.trim() !== '')
  const report = useGapReport({
    words,
    courseId: course,
    lessonId: typeof id === 'number' ? id : undefined,
  })
  const pageWords = usePageWords(
    hasWords || htmlContent === '' ? undefined : id,
    savedDocumentData?.updatedAt,
  )
  return (
    <section className={checklist.checklist} aria-labelledby="lesson-practice">
      <h2 id="lesson-practice" className={checklist.heading}>
        Words to practise
      </h2>
      {hasWords ? (
        <GapReportView report={report} />
      ) : (
        <p className={styles.text}>{pageWordsText(htmlContent !== '', pageWords)}</p>
      )}
    </section>
  )
}
