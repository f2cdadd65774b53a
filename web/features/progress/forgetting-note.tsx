import { pagePaths } from '../../../cms/contract/page-paths.ts'
import { SiteLink } from '../../router/site-link.tsx'
import { useHasScript } from '../../ui/use-has-script.ts'
import styles from './forgetting-note.module.css'

/** Browsers of Apple's forget what a page kept after 7 days of use without a visit. */
export const forgets = (): boolean => navigator.vendor.startsWith('Apple')

/** What to do about it, on the browsers concerned; always where `isAlways`. */
export function ForgettingNote({ isAlways = false }: { isAlways?: boolean }) {
  const hasScript = useHasScript()
  if (!isAlways && (!hasScript || !forgets())) return null
  return (
    <div className={styles.note}>
      <p>
        {isAlways
          ? 'Safari, and every browser on an iPhone or iPad, deletes what this site saved if you do not visit for 7 days.'
          : 'This browser deletes your progress if you do not visit for 7 days.'}{' '}
        Three ways to keep your progress:
      </p>
      <ul>
        <li>
          <SiteLink to={`${pagePaths.myProgress}#file`}>Save it as a file</SiteLink>
        </li>
        <li>
          <SiteLink to={`${pagePaths.myProgress}#move`}>Copy it to another device</SiteLink>
        </li>
        <li>
          Add this site to your home screen: Share, then Add to Home Screen, and open it there.
        </li>
      </ul>
    </div>
  )
}
