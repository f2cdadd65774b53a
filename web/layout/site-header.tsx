import { clsx } from 'clsx'
import { useLocation } from 'react-router-dom'
import { pagePaths } from '../../cms/contract/page-paths.ts'
import { useSite } from '../data/site.ts'
import { BookingLink } from '../features/booking/booking-link.tsx'
import { DueWords } from '../features/review/due-words.tsx'
import { SiteLink } from '../router/site-link.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Photograph } from '../ui/photograph.tsx'
import { currentOf, navigation } from './navigation.ts'
import styles from './site-header.module.css'
import { SiteMenu } from './site-menu.tsx'

/** A brand of more letters would stand in three or four lines beside the buttons of a phone. */
const mostBesideButtons = 22

/** Brand, navigation, the tutor's door and the way to a trial lesson. */
export function SiteHeader() {
  const { brand, logo } = useSite()
  const { pathname } = useLocation()
  const isLong = !logo && brand.length > mostBesideButtons
  return (
    <header className={styles.header}>
      <SiteLink to="/" className={clsx(styles.brand, isLong && styles.long)}>
        {logo ? (
          <Photograph picture={{ ...logo, alt: brand }} sizes="12rem" className={styles.logo} />
        ) : (
          brand
        )}
      </SiteLink>
      <DueWords />
      <nav aria-label="Main" className={styles.wide}>
        <ul className={styles.links}>
          {navigation.map(({ to, label }) => (
            <li key={to}>
              <SiteLink to={to} aria-current={currentOf(to, pathname)} className={styles.link}>
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.actions}>
        <SiteLink
          to={pagePaths.login}
          aria-current={currentOf(pagePaths.login, pathname)}
          className={buttonClass('quiet', styles.wide)}
        >
          Admin Login
        </SiteLink>
        <BookingLink className={buttonClass('main', styles.trial)}>Book Trial</BookingLink>
        <SiteMenu />
      </div>
    </header>
  )
}
