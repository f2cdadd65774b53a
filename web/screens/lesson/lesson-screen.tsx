import { Navigate, useParams, useSearchParams } from 'react-router-dom'
import type { CourseSummary } from '../../../cms/contract/course.ts'
import type { LessonAnswer } from '../../../cms/contract/lesson.ts'
import { isWhole } from '../../../cms/contract/lesson-rules.ts'
import { pagePaths } from '../../../cms/contract/page-paths.ts'
import { useCourseNamed } from '../../data/courses.ts'
import { useCourseLesson, useFirstLesson } from '../../data/lessons.ts'
import { reads } from '../../data/reads.ts'
import { dataOf } from '../../data/use-read.ts'
import { BookingLink } from '../../features/booking/booking-link.tsx'
import { PageHead } from '../../page/page-head.tsx'
import { pageOutcomeOf } from '../../router/decision.ts'
import { later } from '../../router/later.tsx'
import { lessonPlaceOf, parseSlug } from '../../router/route-params.ts'
import type { Load } from '../../router/screen-module.ts'
import { SiteLink } from '../../router/site-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { askedLesson, decideLesson, isSampleLesson } from './decide-lesson.ts'
import { LessonSkeleton } from './lesson-skeleton.tsx'
import { stages } from './lesson-stages.ts'
import { LessonViewer } from './lesson-viewer.tsx'

// Most visitors open lessons that are open to them.
const PremiumOverlay = later(
  async () => (await import('../../features/premium/premium-overlay.tsx')).PremiumOverlay,
)

export const load: Load = async ({ params, read }) => {
  const place = lessonPlaceOf(params)
  const slug = parseSlug(place.courseSlug)
  const courses = slug === null ? null : await read(reads.courseNamed(slug))
  const asked = askedLesson(place, courses)
  const lesson = asked && (await read(reads.courseLesson(asked.courseId, asked.lessonNumber)))
  const asksOthers = asked !== null && lesson === null && isSampleLesson(place)
  const others = asksOthers ? await read(reads.firstLesson(asked.courseId)) : null
  return pageOutcomeOf(decideLesson(place, { courses, lesson, others }))
}

export function Screen() {
  const place = lessonPlaceOf(useParams())
  const slug = parseSlug(place.courseSlug)
  const courses = useCourseNamed(slug)
  const asked = askedLesson(place, dataOf(courses))
  const lesson = useCourseLesson(asked)
  const asksOthers = asked !== null && lesson.state === 'missing' && isSampleLesson(place)
  const others = useFirstLesson(asksOthers ? asked.courseId : null)

  const needed = [
    ...(slug ? [courses] : []),
    ...(asked ? [lesson] : []),
    ...(asksOthers ? [others] : []),
  ]
  if (needed.some(({ state }) => state === 'error')) return <LessonFailed />
  if (needed.some(({ state }) => state === 'loading')) return <LessonOnItsWay />
  const decision = decideLesson(place, {
    courses: dataOf(courses),
    lesson: dataOf(lesson),
    others: dataOf(others),
  })
  if (decision.outcome === 'missing') return <LessonNotFound />
  if (decision.outcome === 'redirect') return <Navigate to={decision.to} replace />
  return <ShownLesson course={decision.course} lesson={decision.lesson} />
}

interface ShownLessonProps {
  course: CourseSummary
  lesson: LessonAnswer
}

function ShownLesson({ course, lesson }: ShownLessonProps) {
  const { title, objectives, lessonNumber } = lesson
  const lessonsPath = pagePaths.courseLessons(course.slug)
  const tab = useSearchParams()[0].get('tab')
  // The stage, so that the entries of a browser's history can be told apart.
  const stage = stages.find(({ value }) => value === tab)?.label
  const head = (
    <PageHead
      title={[stage, title, course.name].filter(Boolean).join(' · ')}
      description={objectives[0] ?? `Lesson ${lessonNumber} of the course ${course.name}.`}
      canonicalPath={pagePaths.lesson(course.slug, lessonNumber)}
      course={course}
    />
  )
  if (isWhole(lesson)) {
    return (
      <>
        {head}
        <LessonViewer
          lesson={lesson}
          lessonsPath={lessonsPath}
          practisePath={pagePaths.practise(course.slug, lessonNumber)}
        />
      </>
    )
  }
  return (
    <Page>
      {head}
      <PremiumOverlay
        lesson={lesson}
        lessonsPath={lessonsPath}
        upgradeLink={<BookingLink className={buttonClass('main')}>Upgrade Now</BookingLink>}
      />
    </Page>
  )
}

function LessonOnItsWay() {
  return (
    <>
      <PageHead title="Lesson" description="An interactive English lesson." />
      <LessonSkeleton />
    </>
  )
}

function LessonFailed() {
  return (
    <>
      <PageHead isHidden title="Lesson" description="An interactive English lesson." />
      <LoadError title="The lesson could not be loaded" />
    </>
  )
}

function LessonNotFound() {
  return (
    <>
      <PageHead isHidden title="Lesson Not Found" description="There is no such lesson." />
      <Notice title="Lesson Not Found" text="We couldn't find the lesson you're looking for.">
        <SiteLink to={pagePaths.courses} className={buttonClass('main')}>
          Browse All Courses
        </SiteLink>
        <SiteLink to={pagePaths.dashboard} className={buttonClass('quiet')}>
          Go to Dashboard
        </SiteLink>
      </Notice>
    </>
  )
}
