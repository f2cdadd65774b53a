import type { PracticeRecord } from '../../../cms/certificate/reading/practice-record.ts'
import { formatDate } from '../../ui/dates/format-date.ts'
import { CertificatePaper } from './certificate-paper.tsx'
import styles from './genuine-record.module.css'
import { useCodeOfText } from './use-code-of-text.ts'

interface GenuineProps {
  /** The signed text itself. */
  text: string
  record: PracticeRecord
  /** The site that has checked it. */
  siteUrl: string
}

/** What a signed text says, all of it, and what that is worth. */
export function GenuineRecord({ text, record, siteUrl }: GenuineProps) {
  const qr = useCodeOfText(text, siteUrl)
  return (
    <>
      <div className={styles.verdict} data-verdict="genuine">
        <h2>This record is genuine</h2>
        <p>
          {`This site signed it on ${formatDate(record.signedAt)}, and not a letter has been changed since. If a paper says something different from the text below, the paper is wrong.`}
        </p>
        <p>
          <strong>Self-paced, not supervised:</strong> the site has marked the answers itself, but
          nobody saw who gave them.
        </p>
        {record.siteUrl !== siteUrl && (
          <p>{`It was signed when this site was at ${record.siteUrl}.`}</p>
        )}
      </div>
      <CertificatePaper record={record} checkedAt={siteUrl} qr={qr} />
    </>
  )
}
