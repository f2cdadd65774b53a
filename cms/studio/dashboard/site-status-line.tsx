import { allIsWell, type SiteStatus, whoMends } from '../../contract/site-status.ts'
import styles from './dashboard.module.css'

/** How the site itself is, in one line. */
export function SiteStatusLine({ isWell, says }: SiteStatus) {
  if (isWell) return <p className={styles.status}>{allIsWell}</p>
  return (
    <p className={styles.status} data-wrong>
      {says.join(' ')} {whoMends}
    </p>
  )
}
