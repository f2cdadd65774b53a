import type { ReactNode } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import type { LessonAnswer } from '../../../cms/contract/lesson.ts'
import { isWhole } from '../../../cms/contract/lesson-rules.ts'
import { pagePaths } from '../../../cms/contract/page-paths.ts'
import { useCourseListed } from '../../data/courses.ts'
import { useLesson } from '../../data/lessons.ts'
import { reads } from '../../data/reads.ts'
import { dataOf } from '../../data/use-read.ts'
import { BookingLink } from '../../features/booking/booking-link.tsx'
import { PageHead } from '../../page/page-head.tsx'
import { pageOutcomeOf } from '../../router/decision.ts'
import { later } from '../../router/later.tsx'
import { parseId } from '../../router/route-params.ts'
import type { Load } from '../../router/screen-module.ts'
import { SiteLink } from '../../router/site-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { decideUploadedLesson, isTakenElsewhere, needsCourse } from './decide-uploaded-lesson.ts'
import { UploadedLessonViewer } from './uploaded-lesson-viewer.tsx'

// Most visitors open lessons that are open to them.
const PremiumOverlay = later(
  async () => (await import('../../features/premium/premium-overlay.tsx')).PremiumOverlay,
)

const HomeworkPage = later(async () => (await import('./homework-page.tsx')).HomeworkPage)

export const load: Load = async ({ params, read }) => {
  if (params.homeworkId !== undefined) return undefined // whose it is is asked for by its own page
  const id = parseId(params.lessonId)
  const lesson = id === null ? null : await read(reads.lesson(id))
  // What stands beside it is asked for with its course, in one statement (decision 50).
  const [courses] = await Promise.all([
    lesson && needsCourse(lesson) ? read(reads.courseListed(lesson.courseId)) : null,
    lesson && !isTakenElsewhere(lesson) && readBeside(lesson, read),
  ])
  return pageOutcomeOf(decideUploadedLesson(lesson, courses))
}

/** Without its neighbours and its words a lesson can still be taken. */
const readBeside = (lesson: LessonAnswer, read: Parameters<Load>[0]['read']) =>
  Promise.all([
    read(reads.lessonsBeside(lesson.courseId, lesson.lessonNumber)).catch(() => null),
    isWhole(lesson) && read(reads.lessonWordCount(lesson.id)).catch(() => null),
  ])

/** A lesson's page, or one that was uploaded for one student. */
export function Screen() {
  const isHomework = useParams().homeworkId !== undefined
  return isHomework ? <HomeworkPage /> : <LessonPage />
}

function LessonPage() {
  const id = parseId(useParams().lessonId)
  const lesson = useLesson(id)

  if (id === null || lesson.state === 'missing') return <LessonNotFound />
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

function LessonNotFound() {
  return (
    <>
      <PageHead isHidden title="Lesson Not Found" description="There is no such lesson." />
      <Notice title="Lesson Not Found" text="The lesson you are looking for does not exist.">
        <SiteLink to={pagePaths.courses} className={buttonClass('main')}>
          Browse All Courses
        </SiteLink>
        <SiteLink to={pagePaths.admin} className={buttonClass('quiet')}>
          Back to Admin
        </SiteLink>
      </Notice>
    </>
  )
}

function LoadedLesson({ lesson }: { lesson: LessonAnswer }) {
  const courses = useCourseListed(needsCourse(lesson) ? lesson.courseId : null)
  const decision = decideUploadedLesson(lesson, dataOf(courses))
  if (isTakenElsewhere(lesson) && courses.state === 'loading') {
    return <Loading text="Loading lesson..." />
  }
  if (decision.outcome === 'missing') return <LessonNotFound />
  if (decision.outcome === 'redirect') return <Navigate to={decision.to} replace />
  const head = (
    <PageHead
      title={`${lesson.title} · Lesson ${lesson.lessonNumber}`}
      description={lesson.objectives[0] ?? `An interactive English lesson: ${lesson.title}.`}
      canonicalPath={decision.address}
      // Its course is read only where its address needs it: then the picture may be the cover.
      course={dataOf(courses)?.[0] ?? { id: lesson.courseId }}
    />
  )
  if (!decision.hasDocument) return <NoContent lesson={lesson} head={head} />
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
