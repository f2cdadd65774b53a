import type { Keeping } from '../../passport/computed.ts'
import styles from './lesson-record.module.css'

/** Says it where what is done here will not be there next time. */
export function KeepingNote({ keeping }: { keeping: Keeping }) {
  return keeping === 'device' ? null : <p className={styles.note}>{keepingTexts[keeping]}</p>
}

const keepingTexts = {
  page: 'This browser keeps nothing for this site, or has no room left. Your progress counts until you close the page.',
  newer:
    'A newer version of this site has kept your progress here. Reload the page: nothing has been lost or changed.',
} as const
