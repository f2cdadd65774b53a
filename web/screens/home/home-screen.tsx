import { Suspense, use } from 'react'
import { pagePaths } from '../../../cms/contract/page-paths.ts'
import type { HomePage } from '../../../cms/contract/pages.ts'
import { useHomePage } from '../../data/pages.ts'
import { reads } from '../../data/reads.ts'
import { useSite } from '../../data/site.ts'
import { BookingLink } from '../../features/booking/booking-link.tsx'
import { Method } from '../../features/coach/method.tsx'
import { FaqList } from '../../features/faq/faq-list.tsx'
import { ShortTestimonial } from '../../features/testimonials/short-testimonial.tsx'
import { JsonLd } from '../../page/json-ld.tsx'
import { PageHead } from '../../page/page-head.tsx'
import { SiteUrl } from '../../page/site-url.ts'
import { organizationData } from '../../page/structured-data.ts'
import { later } from '../../router/later.tsx'
import type { Load } from '../../router/screen-module.ts'
import { SiteLink } from '../../router/site-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Closing } from '../../ui/closing.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notes } from '../../ui/notes.tsx'
import { Page } from '../../ui/page.tsx'
import { Photograph } from '../../ui/photograph.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { Section } from '../../ui/section.tsx'
import { CourseSection } from './course-section.tsx'
import { Hero } from './hero.tsx'
import styles from './home-screen.module.css'
import { OfferList } from './offer-list.tsx'

const ContinueLesson = later(
  async () => (await import('../../features/progress/continue-lesson.tsx')).ContinueLesson,
)

export const load: Load = async ({ read }) => {
  // Without its courses the page still says what is offered.
  const courses = read(reads.courses).catch(() => null)
  await read(reads.home, shownOf)
  await courses
  return undefined
}

/** The first 3 of 6 (spec §9). */
const shownTestimonials = 3

/** What the answer holds beyond that is on pages of its own. */
const shownOf = (page: HomePage): HomePage => ({
  ...page,
  coach: { ...page.coach, philosophy: [] },
  testimonials: page.testimonials.slice(0, shownTestimonials),
})

export function Screen() {
  const home = useHomePage()
  const site = useSite()
  const siteUrl = use(SiteUrl)
  return (
    <>
      <PageHead
        title="English coaching for adults"
        description="Premium English coaching with interactive lessons, voice feedback and personal 1-on-1 sessions. Book your free 30-minute trial."
      />
      <JsonLd data={organizationData(site, siteUrl)} />
      {home.state === 'loading' && <Loading />}
      {(home.state === 'error' || home.state === 'missing') && (
        <>
          <LoadError title="English coaching for adults" />
          <Page>
            <BookingLink className={buttonClass('main')}>Book Your Free Trial</BookingLink>
          </Page>
        </>
      )}
      {home.state === 'ready' && <Home page={home.data} />}
    </>
  )
}

function Home({ page }: { page: HomePage }) {
  const { coach, trial, faq } = page
  const shown = page.testimonials.slice(0, shownTestimonials)
  return (
    <>
      <Hero page={page} />
      <Page className={styles.page}>
        <ContinueLesson />
        {/* Hydrated one by one: no click waits for what is further down. */}
        <Suspense>
          <CourseSection customCourse={page.customCourse} />
        </Suspense>
        <Suspense>
          {shown.length > 0 && (
            <Section
              id="testimonials"
              layout="full"
              title="What students say"
              note={<SiteLink to={pagePaths.testimonials}>Read all testimonials</SiteLink>}
            >
              <ul className={styles.testimonials}>
                {shown.map((testimonial) => (
                  <li key={testimonial.id} className={styles.testimonial}>
                    <ShortTestimonial testimonial={testimonial} />
                  </li>
                ))}
              </ul>
            </Section>
          )}
          <Section
            id="about"
            title={coach.heading}
            note={
              <>
                {coach.portrait && (
                  <Photograph
                    picture={coach.portrait}
                    isOrnament
                    sizes="15rem"
                    loading="lazy"
                    className={styles.portrait}
                  />
                )}
                <p>{coach.name}</p>
                <SiteLink to={pagePaths.about}>More about your coach</SiteLink>
              </>
            }
          >
            <RichText html={coach.intro} className={styles.intro} />
          </Section>
          <Section title="Professional experience">
            <Notes notes={coach.experience} />
          </Section>
          <Section title={coach.journeyHeading} layout="full">
            <Method steps={coach.method} />
          </Section>
          {faq.length > 0 && (
            <Section
              id="questions"
              title="Questions and answers"
              note={<SiteLink to={pagePaths.contact}>Ask a question of your own</SiteLink>}
            >
              <FaqList items={faq} />
            </Section>
          )}
        </Suspense>
        {page.offers.items.length > 0 && (
          <Section id="prices" title={page.offers.heading} note={page.offers.note}>
            <OfferList offers={page.offers} />
          </Section>
        )}
        <Closing id="trial" {...trial}>
          <BookingLink className={buttonClass('main')}>Book Your Free Trial</BookingLink>
          <p>{page.reassurance}</p>
        </Closing>
      </Page>
    </>
  )
}
