import { pagePaths } from '../../../cms/contract/page-paths.ts'
import type { XRayFinding } from '../../../cms/contract/x-ray.ts'
import { useXRay } from '../../data/x-rays.ts'
import { SiteLink } from '../../router/site-link.tsx'
import { judgeRun, type PageRun } from './judge-run.ts'
import { usePageRun } from './use-page-run.ts'
import { WordsByLevel } from './words-by-level.tsx'
import styles from './x-ray-report.module.css'

/** What was found in an uploaded page, by weight: advice, which keeps nobody from using it. */
export function XRayReport({ lessonId }: { lessonId: number }) {
  const report = useXRay(lessonId)
  const run = usePageRun(lessonId)
  if (report.state === 'loading') return <p className={styles.quiet}>Looking at the page…</p>
  if (report.state === 'error') {
    return <p className={styles.quiet}>The page could not be looked at just now.</p>
  }
  if (report.state === 'missing') return null
  const { added, gone, rows, words } = report.data
  const { findings: read } = report.data
  const findings = run ? [...read, ...judgeRun(run, read)] : read
  const stops = findings.filter(({ weight }) => weight === 'stops')
  const others = findings.filter(({ weight }) => weight === 'worth')
  return (
    <div className={styles.report}>
      <p className={styles.quiet} role="status">
        {statusText(run, findings)}
      </p>
      <Findings title="Stops the student" findings={stops} added={added} isOpen />
      <Findings title="Worth knowing" findings={others} added={added} />
      {gone.length > 0 && (
        <p className={styles.quiet}>
          {`Fixed since the last page: ${gone.map(({ text }) => text).join(' ')}`}
        </p>
      )}
      {words && <WordsByLevel words={words} />}
      {rows.length > 0 && (
        <SiteLink to={`${pagePaths.admin}?tab=exercise&of=${lessonId}`}>
          {rows.length === 1
            ? 'Make an exercise from its one word'
            : `Make an exercise from these ${rows.length} words`}
        </SiteLink>
      )}
    </div>
  )
}

function statusText(run: PageRun | null, findings: readonly XRayFinding[]): string {
  if (run === null) return 'The page is being tried as a student would use it…'
  if (run.end === 'unknown')
    return 'The page could not be tried just now, so only its text was checked.'
  return findings.length === 0 ? 'Nothing to fix was found.' : ''
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
    <details open={isOpen} data-weight={isOpen ? 'stops' : 'worth'}>
      <summary>{`${title}: ${findings.length}`}</summary>
      <ul>
        {findings.map(({ id, text, places }) => (
          <li key={id}>
            {text}
            {added?.includes(id) && <span className={styles.isNew}> New with this page.</span>}
            {places.length > 0 && <code className={styles.places}>{placesText(places)}</code>}
          </li>
        ))}
      </ul>
    </details>
  )
}

const mostPlaces = 5

function placesText(places: readonly string[]): string {
  const more = places.length - mostPlaces
  return places.slice(0, mostPlaces).join(', ') + (more > 0 ? ` and ${more} more` : '')
}
