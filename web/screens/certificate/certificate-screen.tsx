import { useParams } from 'react-router-dom'
import { certificatePaths } from '../../../cms/contract/certificate-paths.ts'
import type { CourseSummary } from '../../../cms/contract/course.ts'
import { pagePaths } from '../../../cms/contract/page-paths.ts'
import { useCourseListed } from '../../data/courses.ts'
import { reads } from '../../data/reads.ts'
import { PageHead } from '../../page/page-head.tsx'
import { parseId } from '../../router/route-params.ts'
import { type Load, notFound } from '../../router/screen-module.ts'
import { SiteLink } from '../../router/site-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './certificate-screen.module.css'
import { DeviceCount } from './device-count.tsx'
import { RecordForm } from './record-form.tsx'

export const load: Load = async ({ params, read }) => {
  const id = parseId(params.courseId)
  if (id === null) return notFound
  const courses = await read(reads.courseListed(id))
  return courses?.[0] ? undefined : notFound
}

export function Screen() {
  const id = parseId(useParams().courseId)
  const courses = useCourseListed(id)
  const course = courses.state === 'ready' ? courses.data[0] : undefined
  if (course) return <CourseCertificate course={course} />
  const isMissing = id === null || courses.state === 'missing' || courses.state === 'ready'
  return (
    <>
      <PageHead isHidden title="Certificate" description="A record of what you have practised." />
      {isMissing ? (
        <Notice title="Course Not Found" text="This course does not exist or is not open yet.">
          <SiteLink to={pagePaths.courses} className={buttonClass('main')}>
            Back to Courses
          </SiteLink>
        </Notice>
      ) : courses.state === 'error' ? (
        <LoadError title="The course could not be loaded" />
      ) : (
        <Loading text="Loading course…" />
      )}
    </>
  )
}

function CourseCertificate({ course }: { course: CourseSummary }) {
  return (
    <Page className={styles.page}>
      <PageHead
        isHidden
        title={`Certificate: ${course.name}`}
        description="A record of practice for those who have finished the course."
      />
      <div className={styles.unprinted}>
        <nav aria-label="Breadcrumb" className={styles.trail}>
          <SiteLink to={pagePaths.course(course.id)}>{course.name}</SiteLink>
        </nav>
        <PageTitle
          title="Your certificate"
          lead={`A record of practice for “${course.name}”, signed by this site, to print and to show.`}
        >
          {course.lessons > 0 && <DeviceCount course={course} />}
        </PageTitle>
        {course.lessons > 0 ? (
          <noscript>
            <p>
              Your progress is kept on your device, and this page needs JavaScript to read it.
              Please allow JavaScript for this site.
            </p>
          </noscript>
        ) : (
          <p>This course has no lessons yet, so there is nothing to certify.</p>
        )}
      </div>
      {course.lessons > 0 && <RecordForm course={course} />}
      <Section title="What it says, and what it does not" className={styles.unprinted}>
        <ul className={styles.rules}>
          <li>
            You get it when every lesson of the course counts. A lesson counts when you have
            answered each question of its quiz correctly, in as many tries as you need. A lesson
            without a quiz counts when you have finished it.
          </li>
          <li>
            It is a record of practice, self-paced and not supervised. The site marks your answers
            again before it signs, but it cannot know who gave them, and the paper says so.
          </li>
          <li>
            For this, your name and the answers that you chose are sent to the site once. It keeps
            none of this: the signed text itself is the certificate.
          </li>
          <li>
            Anyone who scans the code on the paper, or opens its address, sees all of it on{' '}
            <SiteLink to={certificatePaths.verify}>the page that checks records</SiteLink>.
          </li>
        </ul>
      </Section>
    </Page>
  )
}
