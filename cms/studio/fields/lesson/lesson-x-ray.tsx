'use client'
import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { pageUploadPaths } from '../../../contract/page-files.ts'
import { pagePaths } from '../../../contract/page-paths.ts'
import { type XRayFinding, XRayReport } from '../../../contract/x-ray.ts'
import { ask } from '../../client/studio-client.ts'
import checklist from './lesson-checklist.module.css'
import styles from './lesson-practice.module.css'

/** What was found in the uploaded page, beside the lesson's form; nothing where there is none. */
export function LessonXRay() {
  const { id } = useDocumentInfo()
  const hasPage = useFormFields(([{ hasHtmlContent }]) => hasHtmlContent?.value === true)
  const report = useReport(hasPage ? id : undefined)
  if (report === null) return null
  const { findings, added, rows } = report
  const weighing = (weight: XRayFinding['weight']) =>
    findings.filter((one) => one.weight === weight)
  return (
    <section className={checklist.checklist} aria-labelledby="lesson-x-ray">
      <h2 id="lesson-x-ray" className={checklist.heading}>
        The HTML page
      </h2>
      {findings.length === 0 && <p className={styles.text}>Nothing to mend was found in it.</p>}
      <Findings title="Stops the student" findings={weighing('stops')} added={added} isOpen />
      <Findings title="Worth knowing" findings={weighing('worth')} added={added} />
      {rows.length > 0 && (
        <a href={`${pagePaths.admin}?tab=exercise&of=${id}`}>
          {`Make an exercise of its words (${rows.length})`}
        </a>
      )}
    </section>
  )
}

interface FindingsProps {
  title: string
  findings: readonly XRayFinding[]
  added: readonly string[] | null
  isOpen?: boolean
}

function Findings({ title, findings, added, isOpen = false }: FindingsProps) {
  if (findings.length === 0) return null
  return (
    <details open={isOpen}>
      <summary className={styles.summary}>{`${title}: ${findings.length}`}</summary>
      <dl className={styles.reasons}>
        {findings.map(({ id, text, places }) => (
          <div key={id}>
            <dt>{added?.includes(id) ? `${text} (new)` : text}</dt>
            <dd>{places.slice(0, 5).join(', ')}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** Of the page as it was saved last. */
function useReport(id: number | string | undefined): XRayReport | null {
  const [report, setReport] = useState<XRayReport | null>(null)

  useEffect(() => {
    if (typeof id !== 'number') return setReport(null)
    const stop = new AbortController()
    ask('GET', pageUploadPaths.xRay(id), { signal: stop.signal })
      .then((answer) => setReport(XRayReport.parse(answer)))
      .catch(() => setReport(null))
    return () => stop.abort()
  }, [id])

  return report
}
