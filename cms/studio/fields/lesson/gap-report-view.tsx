import styles from './lesson-practice.module.css'
import { practiceText, type ReadReport } from './practice-text.ts'

/** How many words learners practise, and which of them have no gap, and why. */
export function GapReportView({ report }: { report: ReadReport }) {
  return (
    <>
      <p className={styles.text}>{practiceText(report)}</p>
      {report.state === 'ready' && report.refused.length > 0 && (
        <details>
          <summary className={styles.summary}>Words without a gap, and why</summary>
          <dl className={styles.reasons}>
            {report.refused.map(({ word, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a list may have a word twice
              <div key={index}>
                <dt>{word}</dt>
                <dd>{reason}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  )
}
