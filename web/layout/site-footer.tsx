import { pagePaths } from '../../cms/contract/page-paths.ts'
import { useSite } from '../data/site.ts'
import { BookingLink } from '../features/booking/booking-link.tsx'
import { messagingLinks } from '../features/contact-links/messaging-links.ts'
import { SiteLink } from '../router/site-link.tsx'
import { VoiceLine } from '../ui/voice-line.tsx'
import { navigation } from './navigation.ts'
import styles from './site-footer.module.css'

const smallPages = [
  { to: pagePaths.myProgress, label: 'My progress' },
  { to: pagePaths.privacyPolicy, label: 'Privacy Policy' },
  { to: pagePaths.termsOfService, label: 'Terms of Service' },
] as const

/** The colophon: navigation once more, the ways to write, the small print. */
export function SiteFooter() {
  const { brand, footerLine, footer } = useSite()
  return (
    <footer className={styles.footer} data-size={footer}>
      <VoiceLine text={brand} className={styles.voice} />
      {footer === 'full' && <Columns />}
      <p className={styles.smallPrint}>
        <span>{footerLine || `© 2025 ${brand}`}</span>
        {smallPages.map(({ to, label }) => (
          <SiteLink key={to} to={to}>
            {label}
          </SiteLink>
        ))}
      </p>
    </footer>
  )
}

/** What the tutor may leave out: all of it stands elsewhere too. */
function Columns() {
  const { brand, email, messagingNumber, region, social } = useSite()
  // One whose address is not set leads nowhere: only the contact page shows it (decision 22).
  const profiles = social.filter(({ url }) => url !== '')
  return (
    <div className={styles.columns}>
      <div className={styles.start}>
        <p className={styles.brand}>{brand}</p>
        <BookingLink>Book Your Free Trial</BookingLink>
      </div>
      <nav aria-label="Footer">
        <ul className={styles.links}>
          {navigation.map(({ to, label }) => (
            <li key={to}>
              <SiteLink to={to}>{label}</SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <ul className={styles.links}>
        {email !== '' && (
          <li className={styles.email}>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        )}
        {messagingNumber !== '' && (
          <li>
            <span className={styles.number}>{messagingNumber}</span>
            {messagingLinks(messagingNumber).map(({ app, href }) => (
              <a key={app} href={href} target="_blank" rel="noopener" className={styles.app}>
                {app}
                <span className="visually-hidden"> (opens in a new tab)</span>
              </a>
            ))}
          </li>
        )}
        {profiles.map(({ network, url }) => (
          <li key={network}>
            <a href={url} target="_blank" rel="noopener me">
              {networkNames[network]}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          </li>
        ))}
        {region !== '' && <li className={styles.region}>{region}</li>}
      </ul>
    </div>
  )
}

const networkNames = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  x: 'X',
  youtube: 'YouTube',
} as const
