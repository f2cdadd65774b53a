import type { PracticeRecord } from '../../../cms/certificate/reading/practice-record.ts'
import { certificatePaths } from '../../../cms/contract/certificate-paths.ts'
import type { QrCode } from '../../../cms/qr-code/qr-path.ts'
import { keyed } from '../../ui/keyed.ts'
import styles from './paper-margin.module.css'
import { hostOf, restText } from './record-words.ts'

/** The lessons that were worked through, by their names. */
export function PractisedLessons({ record }: { record: PracticeRecord }) {
  const rest = restText(record)
  if (record.lessons.length === 0) return null
  return (
    <div className={styles.lessons} data-many={record.lessons.length > 10}>
      <h3>{record.lessonCount === 1 ? 'The lesson' : `The ${record.lessonCount} lessons`}</h3>
      <ol>
        {keyed(record.lessons).map(({ key, item }) => (
          <li key={key} dir="auto">
            {item}
          </li>
        ))}
      </ol>
      {rest && <p>{rest}</p>}
    </div>
  )
}

interface WayProps {
  siteUrl: string
  qr: QrCode | undefined
}

/** How somebody else sees that the record was signed as it stands here. */
export function WayToCheck({ siteUrl, qr }: WayProps) {
  return (
    <div className={styles.check}>
      {qr && (
        <svg
          role="img"
          aria-label="QR code to check this record"
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          shapeRendering="crispEdges"
          className={styles.qr}
        >
          <path d={qr.d} />
        </svg>
      )}
      <p>
        {qr
          ? 'Whoever scans this sees the whole record as it was signed. The page is '
          : 'The page that checks records is '}
        <span className={styles.address}>{hostOf(siteUrl) + certificatePaths.verify}</span>
      </p>
    </div>
  )
}
