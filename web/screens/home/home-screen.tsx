import { Suspense, use } from 'react'
import type { HomePage } from '../../../cms/contract/pages.ts'
import { useHomePage } from '../../data/pages.ts'
import { reads } from '../../data/reads.ts'
import { useSite } from '../../data/site.ts'
import { BookingLink } from '../../features/booking/booking-link.tsx'
import { ContinueLesson } from '../../features/progress/continue-lesson.tsx'
import { JsonLd } from '../../page/json-ld.tsx'
import { PageHead } from '../../page/page-head.tsx'
import { SiteUrl } from '../../page/site-url.ts'
import { organizationData } from '../../page/structured-data.ts'
import { laterInUse } from '../../router/later.tsx'
import type { Load } from '../../router/screen-module.ts'
import { buttonClass } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { CourseSection } from './course-section.tsx'
import { Hero } from './hero.tsx'
import styles from './home-screen.module.css'
import { shownTestimonials } from './shown-testimonials.ts'

const FurtherDown = laterInUse(async () => (await import('./further-down.tsx')).FurtherDown)

export const load: Load = async ({ read }) => {
  // Without its courses the page still says what is offered.
  const courses = read(reads.courses).catch(() => null)
  await read(reads.home, shownOf)
  await courses
  return undefined
}

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
        description={
          home.state === 'ready' ? home.data.offer : 'English lessons and live sessions.'
        }
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
  return (
    <>
      <Hero page={page} />
      <Page className={styles.page}>
        <ContinueLesson />
        {/* Hydrated one by one: no click waits for what is further down. */}
        <Suspense>
          <CourseSection customCourse={page.customCourse} />
        </Suspense>
        <FurtherDown page={page} />
      </Page>
    </>
  )
}
