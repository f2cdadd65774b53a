import { pagePaths } from '../../../cms/contract/page-paths.ts'
import type { HomePage } from '../../../cms/contract/pages.ts'
import { BookingLink } from '../../features/booking/booking-link.tsx'
import { Method } from '../../features/coach/method.tsx'
import { FaqList } from '../../features/faq/faq-list.tsx'
import { FreeWeek } from '../../features/free-times/free-week.tsx'
import { ShortTestimonial } from '../../features/testimonials/short-testimonial.tsx'
import { later } from '../../router/later.tsx'
import { SiteLink } from '../../router/site-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Closing } from '../../ui/closing.tsx'
import { NotesRow } from '../../ui/notes.tsx'
import { Photograph } from '../../ui/photograph.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { Section } from '../../ui/section.tsx'
import { SideRow } from '../../ui/side-row.tsx'
import { useSideRowStop } from '../../ui/use-side-row-stop.ts'
import styles from './home-screen.module.css'
import { shownTestimonials } from './shown-testimonials.ts'

const OfferList = later(async () => (await import('./offer-list.tsx')).OfferList)

/** What stands below the courses, and is read rather than used. */
export function FurtherDown({ page }: { page: HomePage }) {
  const { coach, trial, faq } = page
  const stop = useSideRowStop()
  const testimonials = page.testimonials.slice(0, shownTestimonials)
  return (
    <>
      {testimonials.length > 0 && (
        <Section
          id="testimonials"
          layout="full"
          title="What students say"
          note={<SiteLink to={pagePaths.testimonials}>Read all testimonials</SiteLink>}
        >
          <SideRow aria-label="Testimonials" tabIndex={stop} className={styles.testimonials}>
            {testimonials.map((testimonial) => (
              <li key={testimonial.id} className={styles.testimonial}>
                <ShortTestimonial testimonial={testimonial} />
              </li>
            ))}
          </SideRow>
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
            <p className={styles.name}>{coach.name}</p>
            <SiteLink to={pagePaths.about}>More about your coach</SiteLink>
          </>
        }
      >
        <RichText html={coach.intro} className={styles.intro} />
      </Section>
      {coach.experience.length > 0 && (
        <Section title="Professional experience">
          <NotesRow notes={coach.experience} label="Professional experience" />
        </Section>
      )}
      {coach.method.length > 0 && (
        <Section title={coach.journeyHeading} layout="full">
          <Method steps={coach.method} />
        </Section>
      )}
      {faq.length > 0 && (
        <Section
          id="questions"
          title="Questions and answers"
          note={<SiteLink to={pagePaths.contact}>Ask a question of your own</SiteLink>}
        >
          <FaqList items={faq} />
        </Section>
      )}
      {page.offers.items.length > 0 && (
        <Section id="prices" title={page.offers.heading} note={page.offers.note}>
          <OfferList offers={page.offers} />
        </Section>
      )}
      {page.freeTimes.hours.length > 0 && (
        <Section id="times" title={page.freeTimes.heading} note={page.freeTimes.note}>
          <FreeWeek freeTimes={page.freeTimes} />
        </Section>
      )}
      <Closing id="trial" {...trial}>
        <BookingLink className={buttonClass('main')}>Book Your Free Trial</BookingLink>
        <p>{page.reassurance}</p>
      </Closing>
    </>
  )
}
