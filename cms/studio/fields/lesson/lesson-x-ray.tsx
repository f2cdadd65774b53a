'use client'
import { Button, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useRef } from 'react'
import { pagePaths } from '../../../contract/page-paths.ts'
import type { XRayFinding } from '../../../contract/x-ray.ts'
import checklist from './lesson-checklist.module.css'
import styles from './lesson-practice.module.css'
import { useXRay } from './use-x-ray.ts'
import { XRayFindings } from './x-ray-findings.tsx'

/** What was found in the uploaded page, beside the lesson's form; nothing where there is none. */
export function LessonXRay() {
  const { id, savedDocumentData } = useDocumentInfo()
  const hasPage = useFormFields(([{ hasHtmlContent }]) => hasHtmlContent?.value === true)
  const { report, isOlder, isFailed, lookAgain } = useXRay(
    hasPage && typeof id === 'number' ? id : undefined,
    savedDocumentData?.htmlContent,
  )
  const heading = useRef<HTMLHeadingElement>(null)
  if (!report) return null
  const { findings, added, rows } = report
  const weighing = (weight: XRayFinding['weight']) =>
    findings.filter((one) => one.weight === weight)
  return (
    <section className={checklist.checklist} aria-labelledby="lesson-x-ray">
      <h2 id="lesson-x-ray" ref={heading} tabIndex={-1} className={checklist.heading}>
        The HTML page
      </h2>
      <p role="status" className={styles.text}>
        {isOlder && (isFailed ? notAnswered : hasChanged)}
      </p>
      {isOlder && (
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          onClick={() => {
            lookAgain()
            heading.current?.focus() // the button goes once the answer has come
          }}
        >
          Check it again
        </Button>
      )}
      {findings.length === 0 && <p className={styles.text}>Nothing to fix was found.</p>}
      <XRayFindings title="Stops the student" findings={weighing('stops')} added={added} isOpen />
      <XRayFindings title="Worth knowing" findings={weighing('worth')} added={added} />
      {rows.length > 0 && (
        <a href={`${pagePaths.admin}?tab=exercise&of=${id}`}>
          {`Make an exercise from its words (${rows.length})`}
        </a>
      )}
    </section>
  )
}

const hasChanged = 'The page has changed. This is about the page as it was before.'
const notAnswered = 'The server did not answer. This is about the page as it was before.'
