import { defaultCourseSlug, pagePaths } from '../../../cms/contract/page-paths.ts'
import type { HomePage } from '../../../cms/contract/pages.ts'
import { BookingLink } from '../../features/booking/booking-link.tsx'
import { SiteLink } from '../../router/site-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { VoiceLine } from '../../ui/voice-line.tsx'
import styles from './hero.module.css'

/** One sentence as large as the page allows, the line of it being said, and the way to a trial. */
export function Hero({ page }: { page: HomePage }) {
  const { headline, offer, claims, reassurance } = page
  return (
    <section id="home" className={styles.hero}>
      <h1 className={styles.headline}>{headline}</h1>
      <VoiceLine text={headline} grain={5} className={styles.voice} />
      <div className={styles.offer}>
        <p className={styles.text}>{offer}</p>
        <div className={styles.actions}>
          <BookingLink className={buttonClass('main', styles.main)}>
            Book Your Free Trial
          </BookingLink>
          <SiteLink to={pagePaths.courses} className={buttonClass('plain', styles.main)}>
            Explore Courses
          </SiteLink>
          <SiteLink to={pagePaths.courseLessons(defaultCourseSlug)} className={styles.link}>
            View Course Lessons
          </SiteLink>
        </div>
      </div>
      <ul className={styles.claims}>
        {[...claims, reassurance].filter(Boolean).map((claim) => (
          <li key={claim}>{claim}</li>
        ))}
      </ul>
    </section>
  )
}
