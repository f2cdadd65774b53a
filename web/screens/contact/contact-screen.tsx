import { pagePaths } from '../../../cms/contract/page-paths.ts'
import type { ContactPage } from '../../../cms/contract/pages.ts'
import { useContactPage } from '../../data/pages.ts'
import { reads } from '../../data/reads.ts'
import { useSite } from '../../data/site.ts'
import { BookingLink } from '../../features/booking/booking-link.tsx'
import { ContactForm } from '../../features/contact-form/contact-form.tsx'
import { messagingLinks } from '../../features/contact-links/messaging-links.ts'
import { SocialLinks } from '../../features/contact-links/social-links.tsx'
import { FaqList } from '../../features/faq/faq-list.tsx'
import { FreeWeek } from '../../features/free-times/free-week.tsx'
import { PageHead } from '../../page/page-head.tsx'
import type { Load } from '../../router/screen-module.ts'
import { buttonClass } from '../../ui/button.tsx'
import { keyed } from '../../ui/keyed.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Photograph } from '../../ui/photograph.tsx'
import { Section } from '../../ui/section.tsx'
import { useStoredText } from '../../ui/stored-text/use-stored-text.ts'
import { Availability } from './availability.tsx'
import styles from './contact-screen.module.css'

export const load: Load = async ({ read }) => {
  await read(reads.contact)
  return undefined
}

export function Screen() {
  const contact = useContactPage()
  return (
    <>
      <PageHead
        title="Contact"
        description={
          contact.state === 'ready' ? summaryOf(contact.data) : 'Write to your English coach.'
        }
        picture="contact"
        trail={[{ name: 'Contact', path: pagePaths.contact }]}
      />
      {contact.state === 'loading' && <Loading />}
      {(contact.state === 'error' || contact.state === 'missing') && <ContactError />}
      {contact.state === 'ready' && <Contact page={contact.data} />}
    </>
  )
}

const summaryOf = ({ intro, availability }: ContactPage) => `${intro} ${availability.text}`

/** Whatever is missing of the page, a message can still be written. */
function ContactError() {
  return (
    <>
      <LoadError title="Contact" text="Parts of this page could not be loaded." />
      <Page>
        <Letter />
      </Page>
    </>
  )
}

/** The form, which remembers what was typed in it as long as the tab is open. */
function Letter() {
  const [kept, keep, latest] = useStoredText('contact-form')
  return <ContactForm kept={kept} latest={latest} onKeep={keep} />
}

function Contact({ page }: { page: ContactPage }) {
  const { bookingUrl, email, messagingNumber, social } = useSite()
  return (
    <Page>
      <PageTitle title={page.heading} lead={page.intro} />
      <div className={styles.columns}>
        <section>
          <h2 id="message" className={styles.title}>
            Send a message
          </h2>
          <Letter />
        </section>
        <div className={styles.margin}>
          <section aria-labelledby="booking-title" className={styles.booking}>
            {page.portrait && (
              <Photograph
                picture={page.portrait}
                isOrnament
                sizes="5rem"
                className={styles.portrait}
              />
            )}
            <h2 id="booking-title" className={styles.title}>
              {page.booking.heading}
            </h2>
            <p>{page.booking.text}</p>
            {page.offers.items.length > 0 && (
              <div className={styles.offers}>
                <h3>{page.offers.heading}</h3>
                <ul>
                  {keyed(page.offers.items).map(({ key, item }) => (
                    <li key={key}>
                      <span>
                        {item.name}
                        {item.minutes && <small>{` ${item.minutes} min`}</small>}
                      </span>
                      <span className={styles.price}>{item.price}</span>
                    </li>
                  ))}
                </ul>
                {page.offers.note && <p>{page.offers.note}</p>}
              </div>
            )}
            {page.freeTimes.hours.length > 0 && (
              <div className={styles.times}>
                <h3>{page.freeTimes.heading}</h3>
                <FreeWeek freeTimes={page.freeTimes} />
                {page.freeTimes.note && <p>{page.freeTimes.note}</p>}
              </div>
            )}
            {bookingUrl === '' ? (
              <a href="#message" className={buttonClass('main')}>
                Book Your Free Trial
              </a>
            ) : (
              <BookingLink className={buttonClass('main')}>Book Your Free Trial</BookingLink>
            )}
          </section>
          <section aria-labelledby="information-title">
            <h2 id="information-title" className={styles.title}>
              Contact information
            </h2>
            <dl className={styles.facts}>
              {email !== '' && (
                <>
                  <dt>E-mail</dt>
                  <dd>
                    <a href={`mailto:${email}`}>{email}</a>
                  </dd>
                </>
              )}
              {messagingNumber !== '' && (
                <>
                  <dt>Messages</dt>
                  <dd>
                    {messagingNumber}
                    <br />
                    {messagingLinks(messagingNumber).map(({ app, href }) => (
                      <a
                        key={app}
                        href={href}
                        target="_blank"
                        rel="noopener"
                        className={styles.app}
                      >
                        {app}
                        <span className="visually-hidden"> (opens in a new tab)</span>
                      </a>
                    ))}
                  </dd>
                </>
              )}
              <dt>Availability</dt>
              <dd>
                <Availability availability={page.availability} />
              </dd>
              <dt>Online sessions</dt>
              <dd>{page.videoServices.join(', ')}</dd>
            </dl>
          </section>
          <section aria-labelledby="follow-title">
            <h2 id="follow-title" className={styles.title}>
              Follow me
            </h2>
            <SocialLinks social={social} />
          </section>
        </div>
      </div>
      {page.faq.length > 0 && (
        <Section id="questions" title="Frequently asked questions">
          <FaqList items={page.faq} />
        </Section>
      )}
    </Page>
  )
}
