import { useSearchParams } from 'react-router-dom'
import { pagePaths } from '../../../cms/contract/page-paths.ts'
import { useCourses } from '../../data/courses.ts'
import { reads } from '../../data/reads.ts'
import { BookingLink } from '../../features/booking/booking-link.tsx'
import { inCategory } from '../../features/course-cards/category-filter.ts'
import { CategoryTabs } from '../../features/course-cards/category-tabs.tsx'
import { PageHead } from '../../page/page-head.tsx'
import { EmptyChair } from '../../pictures/empty-chair.tsx'
import { type Load, notFound } from '../../router/screen-module.ts'
import { SiteLink } from '../../router/site-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Closing } from '../../ui/closing.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notes } from '../../ui/notes.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Section } from '../../ui/section.tsx'
import { CourseCatalogue } from './course-catalogue.tsx'
import { cardsAskedFor, searchOf } from './course-part.ts'
import { courseStatsText } from './course-stats.ts'

export const load: Load = async ({ search, read }) => {
  const courses = await read(reads.courses)
  const { filter, from } = cardsAskedFor(search)
  const isBeyond = from !== null && from > inCategory(courses ?? [], filter).length
  return isBeyond ? notFound : undefined
}

const blurbs = [
  {
    heading: 'Interactive lessons',
    text: 'Listen, speak and answer: each lesson ends with practice and a quiz.',
  },
  {
    heading: 'Downloadable materials',
    text: 'Worksheets with a key, words for Anki, a plan for your calendar, and what you record.',
  },
  {
    heading: 'Progress tracking',
    text: 'What you finish is remembered on your device, lesson by lesson, without an account.',
  },
] as const

export function Screen() {
  const courses = useCourses()
  const { filter, from } = cardsAskedFor(useSearchParams()[0])
  return (
    <Page>
      <PageHead
        title="Courses"
        description="English courses for work, study and everyday conversation: interactive lessons you take at your own pace."
        picture="courses"
        canonicalPath={filter === 'All' ? pagePaths.courses + searchOf(filter, from) : undefined}
        trail={[{ name: 'Courses', path: pagePaths.courses }]}
      />
      <PageTitle
        title="Courses"
        lead="Lessons you take at your own pace, one useful topic at a time."
      >
        {courses.state === 'ready' && <p>{courseStatsText(courses.data)}</p>}
      </PageTitle>
      <h2 className="visually-hidden">All courses by category</h2>
      <Catalogue courses={courses} />
      <Section title="What you get">
        <Notes notes={blurbs} />
      </Section>
      <Closing
        id="custom-course"
        heading="Would you like a course of your own?"
        text="Your tutor will design a course for your needs and goals."
      >
        <BookingLink className={buttonClass('main')}>Request Custom Course</BookingLink>
      </Closing>
    </Page>
  )
}

function Catalogue({ courses }: { courses: ReturnType<typeof useCourses> }) {
  if (courses.state === 'loading') return <Loading text="Loading courses…" />
  if (courses.state === 'error') return <LoadError level={2} title="Courses could not be loaded" />
  const empty = (
    <Notice
      level={2}
      picture={<EmptyChair />}
      title="No courses here yet"
      text="Say what you would like to learn, and it may become the next course."
    >
      <SiteLink to={pagePaths.contact} className={buttonClass('main')}>
        Contact the tutor
      </SiteLink>
    </Notice>
  )
  const path = pagePaths.courses
  return (
    <CategoryTabs courses={courses.state === 'ready' ? courses.data : []} path={path}>
      {(fitting, filter) => (
        <CourseCatalogue filter={filter} path={path} empty={empty} courses={fitting} />
      )}
    </CategoryTabs>
  )
}
