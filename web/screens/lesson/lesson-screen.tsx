import { Navigate, useParams } from 'react-router-dom'
import type { LessonAnswer } from '../../../cms/contract/lesson.ts'
import { isWhole, viewersOf } from '../../../cms/contract/lesson-rules.ts'
import { defaultCourseSlug, pagePaths } from '../../../cms/contract/page-paths.ts'
import { useCourses } from '../../data/courses.ts'
import { useCourseLesson, useCourseLessons } from '../../data/lessons.ts'
import { reads } from '../../data/reads.ts'
import { BookingLink } from '../../features/booking/booking-link.tsx'
import { firstLessonOf } from '../../features/lesson-links/lesson-links.ts'
import { PremiumOverlay } from '../../features/premium/premium-overlay.tsx'
import { PageHead } from '../../page/page-head.tsx'
import { lessonPlaceOf } from '../../router/route-params.ts'
import { type Load, notFound } from '../../router/screen-module.ts'
import { SiteLink } from '../../router/site-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { LessonSkeleton } from './lesson-skeleton.tsx'
import { LessonViewer } from './lesson-viewer.tsx'

export const load: Load = async ({ params, read }) => {
  const { courseSlug, lessonNumber } = lessonPlaceOf(params)
  const course = (await read(reads.courses))?.find(({ slug }) => slug === courseSlug)
  if (!course || lessonNumber === null) return notFound
  const lesson = await read(reads.courseLesson(course.id, lessonNumber))
  if (!lesson && isSampleLesson(courseSlug, lessonNumber)) {
    const first = firstLessonOf((await read(reads.courseLessons(course.id))) ?? [])
    return first ? { redirect: pagePaths.lesson(courseSlug, first.lessonNumber) } : notFound
  }
  if (!lesson) return notFound
  return isTakenElsewhere(lesson) ? { redirect: pagePaths.uploadedLesson(lesson.id) } : undefined
}

export function Screen() {
  const { courseSlug, lessonNumber } = lessonPlaceOf(useParams())
  const courses = useCourses()
  const all = courses.state === 'ready' ? courses.data : []
  const course = all.find(({ slug }) => slug === courseSlug)
  const isPlace = course !== undefined && lessonNumber !== null
  const lesson = useCourseLesson(isPlace ? { courseId: course.id, lessonNumber } : null)

  if (courses.state === 'loading') return <LessonOnItsWay />
  if (courses.state === 'error' || lesson.state === 'error') return <LessonFailed />
  if (!isPlace) return <LessonNotFound />
  if (lesson.state === 'missing') {
    const isSample = isSampleLesson(courseSlug, lessonNumber)
    return isSample ? <ToFirstLesson courseId={course.id} /> : <LessonNotFound />
  }
  if (lesson.state === 'loading') return <LessonOnItsWay />
  if (isTakenElsewhere(lesson.data)) {
    return <Navigate to={pagePaths.uploadedLesson(lesson.data.id)} replace />
  }
  const { title, objectives } = lesson.data
  const lessonsPath = pagePaths.courseLessons(courseSlug)
  const head = (
    <PageHead
      title={`${title} · ${course.name}`}
      description={objectives[0] ?? `Lesson ${lessonNumber} of the course ${course.name}.`}
      canonicalPath={pagePaths.lesson(courseSlug, lessonNumber)}
    />
  )
  if (isWhole(lesson.data)) {
    return (
      <>
        {head}
        <LessonViewer lesson={lesson.data} lessonsPath={lessonsPath} />
      </>
    )
  }
  return (
    <Page>
      {head}
      <PremiumOverlay
        lesson={lesson.data}
        lessonsPath={lessonsPath}
        upgradeLink={<BookingLink className={buttonClass('main')}>Upgrade Now</BookingLink>}
      />
    </Page>
  )
}

/** A lesson that is a document and nothing else. */
const isTakenElsewhere = (lesson: LessonAnswer) => viewersOf(lesson)[0] === 'uploaded'

/** Lesson 1 of Speak Fluently is offered as a sample, whatever becomes of it (spec §2). */
const isSampleLesson = (courseSlug: string, lessonNumber: number) =>
  courseSlug === defaultCourseSlug && lessonNumber === 1

/** In place of a sample lesson that was deleted or moved. */
function ToFirstLesson({ courseId }: { courseId: number }) {
  const lessons = useCourseLessons(courseId)
  if (lessons.state === 'loading') return <LessonOnItsWay />
  if (lessons.state === 'error') return <LessonFailed />
  const first = lessons.state === 'ready' ? firstLessonOf(lessons.data) : undefined
  if (!first) return <LessonNotFound />
  return <Navigate to={pagePaths.lesson(defaultCourseSlug, first.lessonNumber)} replace />
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
        <SiteLink to={pagePaths.dashboard} className={buttonClass('plain')}>
          Go to Dashboard
        </SiteLink>
        <SiteLink to={pagePaths.courses} className={buttonClass('main')}>
          Browse All Courses
        </SiteLink>
      </Notice>
    </>
  )
}
