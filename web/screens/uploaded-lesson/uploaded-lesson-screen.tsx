import type { ReactNode } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { isWhole } from '../../../cms/contract/is-whole.ts'
import type { LessonAnswer } from '../../../cms/contract/lesson.ts'
import { pagePaths } from '../../../cms/contract/page-paths.ts'
import { useCourses } from '../../data/courses.ts'
import { useLesson } from '../../data/lessons.ts'
import { reads } from '../../data/reads.ts'
import { BookingLink } from '../../features/booking/booking-link.tsx'
import { viewersOf } from '../../features/lesson-links/lesson-links.ts'
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
  if (viewersOf(lesson) === 'structured') {
    const course = (await read(reads.courses))?.find((course) => course.id === lesson.courseId)
    return course ? { redirect: pagePaths.lesson(course.slug, lesson.lessonNumber) } : undefined
  }
  // Without its neighbours a lesson can still be taken.
  await read(reads.courseLessons(lesson.courseId)).catch(() => null)
  return undefined
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
  const viewers = viewersOf(lesson)
  const head = (
    <PageHead
      title={`${lesson.title} · Lesson ${lesson.lessonNumber}`}
      description={lesson.objectives[0] ?? `An interactive English lesson: ${lesson.title}.`}
    />
  )
  if (viewers === 'structured') return <ToStructuredViewer lesson={lesson} head={head} />
  if (viewers === 'none') return <NoContent lesson={lesson} head={head} />
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

interface LessonPart {
  lesson: LessonAnswer
  head: ReactNode
}

/** A lesson without a document of its own is taken in the other viewer. */
function ToStructuredViewer({ lesson, head }: LessonPart) {
  const courses = useCourses()
  if (courses.state === 'loading') return <Loading text="Loading lesson..." />
  const all = courses.state === 'ready' ? courses.data : []
  const course = all.find(({ id }) => id === lesson.courseId)
  if (!course) return <NoContent lesson={lesson} head={head} />
  return <Navigate to={pagePaths.lesson(course.slug, lesson.lessonNumber)} replace />
}

function NoContent({ lesson, head }: LessonPart) {
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
