import type { XRayFinding } from '../../../contract/x-ray.ts'
import styles from './lesson-practice.module.css'

interface XRayFindingsProps {
  title: string
  findings: readonly XRayFinding[]
  added: readonly string[] | null
  isOpen?: boolean
}

/** What was found of one weight, and where. */
export function XRayFindings({ title, findings, added, isOpen = false }: XRayFindingsProps) {
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
