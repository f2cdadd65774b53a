import { pagePaths } from '../../../cms/contract/page-paths.ts'
import { SiteLink } from '../../router/site-link.tsx'
import styles from './due-words-link.module.css'
import { useSchedule } from './use-schedule.ts'
import { wordCount } from './word-times.ts'

/** 'Seven words today' for who has any; it stands in a free place, so that nothing moves for it. */
export function DueWordsLink() {
  const words = useSchedule()
  const count = words.state === 'ready' ? words.schedule.sitting.length : 0
  if (count === 0) return null
  return (
    <SiteLink to={pagePaths.myWords} className={styles.due}>
      {`${wordCount(count)} today`}
    </SiteLink>
  )
}
