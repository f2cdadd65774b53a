import type { ReactNode } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import type { CourseSummary } from '../../../cms/contract/course.ts'
import type { LessonAnswer } from '../../../cms/contract/lesson.ts'
import { isWhole, lessonAddress, viewersOf } from '../../../cms/contract/lesson-rules.ts'
import { pagePaths } from '../../../cms/contract/page-paths.ts'
import { useCourses } from '../../data/courses.ts'
import { useLesson } from '../../data/lessons.ts'
import { reads } from '../../data/reads.ts'
import { BookingLink } from '../../features/booking/booking-link.tsx'
import { PremiumOverlay } from '../../features/premium/premium-overlay.tsx'
import { PageHead } from '../../page/page-head.tsx'
import { parseId } from '../../router/route-params.ts'
import { type Load, notFound } from '../../router/screen-module.ts'
import { SiteLink } from '../../router/site-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { UploadedLessonViewer } from './uploaded-lesson-viewer.tsx'

export const load: Load = async ({ params, read }) => {
  const id = parseId(params.lessonId)
  const lesson = id === null ? null : await read(reads.lesson(id))
  if (!lesson) return notFound
  const courses = isAddressHere(lesson) ? null : await read(reads.courses)
  if (isTakenElsewhere(lesson)) {
    const address = addressOf(lesson, courses ?? [])
    return address === undefined ? undefined : { redirect: address }
  }
  // Without its neighbours a lesson can still be taken.
  await read(reads.courseLessons(lesson.courseId)).catch(() => null)
  return undefined
}

const isAddressHere = (lesson: LessonAnswer) => viewersOf(lesson)[0] === 'uploaded'

/** A structured lesson without a document. */
function isTakenElsewhere(lesson: LessonAnswer) {
  const viewers = viewersOf(lesson)
  return viewers.length > 0 && !viewers.includes('uploaded')
}

/** Where the lesson is announced; undefined while that takes a course that is not known. */
function addressOf(lesson: LessonAnswer, courses: readonly CourseSummary[]) {
  const course = courses.find(({ id }) => id === lesson.courseId)
  if (!course && !isAddressHere(lesson)) return undefined
  return lessonAddress(viewersOf(lesson), { ...lesson, courseSlug: course?.slug ?? '' })
}

export function Screen() {
  const id = parseId(useParams().lessonId)
  const lesson = useLesson(id)

  if (id === null || lesson.state === 'missing') {
    return (
      <>
        <PageHead isHidden title="Lesson Not Found" description="There is no such lesson." />
        <Notice title="Lesson Not Found" text="The lesson you are looking for does not exist.">
          <SiteLink to={pagePaths.admin} className={buttonClass('plain')}>
            Back to Admin
          </SiteLink>
        </Notice>
      </>
    )
  }
  if (lesson.state === 'ready') return <LoadedLesson lesson={lesson.data} />
  return (
    <>
      <PageHead title="Lesson" description="An interactive English lesson." />
      {lesson.state === 'error' ? (
        <LoadError title="The lesson could not be loaded" />
      ) : (
        <Loading text="Loading lesson..." />
      )}
    </>
  )
}

function LoadedLesson({ lesson }: { lesson: LessonAnswer }) {
  const courses = useCourses(!isAddressHere(lesson))
  const address = addressOf(lesson, courses.state === 'ready' ? courses.data : [])
  const head = (
    <PageHead
      title={`${lesson.title} · Lesson ${lesson.lessonNumber}`}
      description={lesson.objectives[0] ?? `An interactive English lesson: ${lesson.title}.`}
      canonicalPath={address}
    />
  )
  if (isTakenElsewhere(lesson)) {
    if (courses.state === 'loading') return <Loading text="Loading lesson..." />
    if (address !== undefined) return <Navigate to={address} replace />
  }
  if (!viewersOf(lesson).includes('uploaded')) return <NoContent lesson={lesson} head={head} />
  if (isWhole(lesson)) {
    return (
      <>
        {head}
        <UploadedLessonViewer lesson={lesson} />
      </>
    )
  }
  return (
    <Page>
      {head}
      <PremiumOverlay
        lesson={lesson}
        lessonsPath={pagePaths.course(lesson.courseId)}
        upgradeLink={<BookingLink className={buttonClass('main')}>Upgrade Now</BookingLink>}
      />
    </Page>
  )
}

function NoContent({ lesson, head }: { lesson: LessonAnswer; head: ReactNode }) {
  return (
    <>
      {head}
      <Notice title="No Content Available" text="This lesson doesn't have content available yet.">
        <SiteLink to={pagePaths.course(lesson.courseId)} className={buttonClass('plain')}>
          Back to Course
        </SiteLink>
      </Notice>
    </>
  )
}
