import { pagePaths } from '../../../cms/contract/page-paths.ts'
import type { TextBlock } from '../../../cms/contract/pages.ts'
import { useCourses } from '../../data/courses.ts'
import { BookingLink } from '../../features/booking/booking-link.tsx'
import { CategoryTabs } from '../../features/course-cards/category-tabs.tsx'
import { CourseGrid } from '../../features/course-cards/course-grid.tsx'
import { SiteLink } from '../../router/site-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './home-screen.module.css'

/** More would be a catalogue: the home page shows two rows of three (spec §9). */
const maxCards = 6

export function CourseSection({ customCourse }: { customCourse: TextBlock }) {
  return (
    <Section
      id="courses"
      layout="full"
      title="Specialized English Courses"
      note={<SiteLink to={pagePaths.courses}>See the whole catalogue</SiteLink>}
    >
      <Courses />
      <div className={styles.request}>
        <div>
          <h3>{customCourse.heading}</h3>
          <p>{customCourse.text}</p>
        </div>
        <BookingLink className={buttonClass('plain')}>Request Custom Course</BookingLink>
      </div>
    </Section>
  )
}

function Courses() {
  const courses = useCourses()
  if (courses.state === 'loading') return <Loading text="Loading courses…" />
  if (courses.state === 'error') return <LoadError level={2} title="Courses could not be loaded" />
  const empty = (
    <Notice level={2} title="No courses here yet" text="Look at all courses instead.">
      <SiteLink to={pagePaths.courses} className={buttonClass('plain')}>
        Explore Courses
      </SiteLink>
    </Notice>
  )
  return (
    <CategoryTabs
      courses={courses.state === 'ready' ? courses.data : []}
      path="/"
      anchor="#courses"
    >
      {(fitting, filter) =>
        fitting.length > 0 ? (
          <CourseGrid key={filter} courses={fitting.slice(0, maxCards)} isRow />
        ) : (
          empty
        )
      }
    </CategoryTabs>
  )
}
