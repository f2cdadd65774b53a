import { defaultCourseSlug, pagePaths } from '../../../cms/contract/page-paths.ts'
import type { HomePage } from '../../../cms/contract/pages.ts'
import { useCourses } from '../../data/courses.ts'
import { BookingLink } from '../../features/booking/booking-link.tsx'
import { later } from '../../router/later.tsx'
import { SiteLink } from '../../router/site-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Photograph } from '../../ui/photograph.tsx'
import { VoiceLine } from '../../ui/voice-line.tsx'
import styles from './hero.module.css'

// Most sites have neither.
const Greeting = later(async () => (await import('../../features/greeting/greeting.tsx')).Greeting)
const IntroVideo = later(
  async () => (await import('../../features/greeting/intro-video.tsx')).IntroVideo,
)

/**
 * One sentence as large as the page allows, the line of it being said by the tutor, and the way to a
 * trial.
 */
export function Hero({ page }: { page: HomePage }) {
  const { headline, offer, claims, reassurance } = page
  const { name, portrait, greeting, introVideo } = page.coach
  const courses = useCourses()
  // The tutor may have hidden the sample course: the link would lead to a page of nothing.
  const hasLessons =
    courses.state !== 'ready' || courses.data.some(({ slug }) => slug === defaultCourseSlug)
  const line = (
    <span className={styles.voice}>
      <VoiceLine text={headline} grain={3} className={styles.spoken} />
    </span>
  )
  return (
    <section id="home" className={styles.hero}>
      <h1 className={styles.headline}>{headline}</h1>
      <div className={styles.said}>
        {portrait && (
          <figure className={styles.speaker}>
            {/* The words beside it are what she is met with: they wait for no picture. */}
            <Photograph
              picture={portrait}
              sizes="(width < 60rem) 6rem, 10rem"
              fetchPriority="low"
            />
            <figcaption>{name}</figcaption>
          </figure>
        )}
        {greeting ? <Greeting address={greeting}>{line}</Greeting> : line}
      </div>
      {introVideo && (
        <div className={styles.video}>
          <IntroVideo videoId={introVideo} name={name} />
        </div>
      )}
      <div className={styles.offer}>
        <p className={styles.text}>{offer}</p>
        <div className={styles.actions}>
          <BookingLink className={buttonClass('main', styles.main)}>
            Book Your Free Trial
          </BookingLink>
          <SiteLink to={pagePaths.courses} className={buttonClass('plain', styles.main)}>
            Explore Courses
          </SiteLink>
          {hasLessons && (
            <SiteLink to={pagePaths.courseLessons(defaultCourseSlug)} className={styles.link}>
              View Course Lessons
            </SiteLink>
          )}
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
