import { use } from 'react'
import { pagePaths } from '../../../cms/contract/page-paths.ts'
import type { AboutPage, Coach } from '../../../cms/contract/pages.ts'
import { useAboutPage } from '../../data/pages.ts'
import { reads } from '../../data/reads.ts'
import { useSite } from '../../data/site.ts'
import { BookingLink } from '../../features/booking/booking-link.tsx'
import { Method } from '../../features/coach/method.tsx'
import { JsonLd } from '../../page/json-ld.tsx'
import { PageHead } from '../../page/page-head.tsx'
import { SiteUrl } from '../../page/site-url.ts'
import { coachData } from '../../page/structured-data.ts'
import { TutorsDesk } from '../../pictures/tutors-desk.tsx'
import type { Load } from '../../router/screen-module.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Closing } from '../../ui/closing.tsx'
import { keyed } from '../../ui/keyed.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notes } from '../../ui/notes.tsx'
import { Page } from '../../ui/page.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Photograph } from '../../ui/photograph.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './about-screen.module.css'

export const load: Load = async ({ read }) => {
  await read(reads.about)
  return undefined
}

export function Screen() {
  const about = useAboutPage()
  return (
    <>
      <PageHead
        title="About"
        description={about.state === 'ready' ? summaryOf(about.data) : 'Meet your English coach.'}
        picture="about"
        trail={[{ name: 'About', path: pagePaths.about }]}
      />
      {about.state === 'loading' && <Loading />}
      {(about.state === 'error' || about.state === 'missing') && (
        <LoadError title="About your coach" />
      )}
      {about.state === 'ready' && <About page={about.data} />}
    </>
  )
}

/** Who the coach is, and with what she has experience. */
const summaryOf = ({ coach: { name, experience } }: AboutPage) =>
  [`Meet your English coach, ${name}`, ...experience.map(({ heading }) => heading)].join('. ')

function About({ page }: { page: AboutPage }) {
  const { coach, closing } = page
  const site = useSite()
  const siteUrl = use(SiteUrl)
  return (
    <Page>
      <JsonLd data={coachData(coach, site, siteUrl)} />
      <div className={styles.opening}>
        <div>
          <PageTitle title={page.heading} />
          <RichText html={coach.intro} className={styles.intro} />
        </div>
        <figure className={styles.desk}>
          {coach.portrait ? (
            <>
              <Photograph
                picture={coach.portrait}
                sizes="(width < 60rem) 90vw, 32rem"
                className={styles.portrait}
              />
              <figcaption>{coach.name}</figcaption>
            </>
          ) : (
            <TutorsDesk />
          )}
        </figure>
      </div>
      {coach.experience.length > 0 && (
        <Section title="Professional experience">
          <Notes notes={coach.experience} />
        </Section>
      )}
      <Background coach={coach} />
      {coach.method.length > 0 && (
        <Section title={coach.journeyHeading} layout="full">
          <Method steps={coach.method} />
        </Section>
      )}
      {coach.philosophy.length > 0 && (
        <Section title="Teaching philosophy">
          <Notes notes={coach.philosophy} />
        </Section>
      )}
      <Closing {...closing}>
        <BookingLink className={buttonClass('main')}>Book Your Free Trial</BookingLink>
      </Closing>
    </Page>
  )
}

/** Languages and certificates, where the tutor has written them. */
function Background({ coach: { languages, certificates } }: { coach: Coach }) {
  if (languages.length + certificates.length === 0) return null
  return (
    <Section title={titleOf(languages.length > 0, certificates.length > 0)}>
      <div className={styles.background}>
        {languages.length > 0 && (
          <dl className={styles.facts}>
            {keyed(languages).map(({ key, item }) => (
              <div key={key}>
                <dt>{item.name}</dt>
                <dd>{item.level}</dd>
              </div>
            ))}
          </dl>
        )}
        {certificates.length > 0 && (
          <dl className={styles.facts}>
            {keyed(certificates).map(({ key, item }) => (
              <div key={key}>
                <dt>{item.name}</dt>
                <dd>{[item.issuer, item.year].filter(Boolean).join(', ')}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Section>
  )
}

function titleOf(hasLanguages: boolean, hasCertificates: boolean) {
  if (!hasCertificates) return 'Languages'
  return hasLanguages ? 'Languages and certificates' : 'Certificates'
}
