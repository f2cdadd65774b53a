import type { Keeping } from '../../passport/computed.ts'
import styles from './lesson-record.module.css'

/** Says it where what is done here will not be there next time. */
export function KeepingNote({ keeping }: { keeping: Keeping }) {
  return keeping === 'device' ? null : <p className={styles.note}>{keepingTexts[keeping]}</p>
}

const keepingTexts = {
  page: 'This browser cannot save anything for this site, or has no space left. Your progress will be lost when you close the page.',
  newer:
    'A newer version of this site saved your progress here. Reload the page: nothing has been lost or changed.',
} as const
