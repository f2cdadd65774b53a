import { useEffect } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { defaultCourseId, pagePaths } from '../../../cms/contract/page-paths.ts'
import { statusTextOf } from '../../data/client.ts'
import { useCourse } from '../../data/courses.ts'
import { useLessonPart } from '../../data/lessons.ts'
import { reads } from '../../data/reads.ts'
import { EarlierLessons } from '../../features/lesson-links/earlier-lessons.tsx'
import { LessonsBeyond } from '../../features/lesson-links/lessons-beyond.tsx'
import { fromOf, partPath } from '../../features/lesson-links/part-of-list.ts'
import { PageHead } from '../../page/page-head.tsx'
import { EmptyChair } from '../../pictures/empty-chair.tsx'
import { parseId } from '../../router/route-params.ts'
import { type Load, notFound } from '../../router/screen-module.ts'
import { SiteLink } from '../../router/site-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { useToast } from '../../ui/toasts/toast-provider.tsx'
import { LessonCards } from './lesson-cards.tsx'
import styles from './view-lessons-screen.module.css'

export const load: Load = async ({ params, search, read }) => {
  const courseId = courseIdOf(params.courseId)
  if (courseId === null) return notFound
  // The name is an ornament of the page, the list is the page.
  const course = read(reads.course(courseId)).catch(() => null)
  const from = fromOf(search)
  const lessons = await read(reads.lessonPart(courseId, from))
  await course
  const isBeyond = from !== null && lessons?.length === 0
  return lessons && !isBeyond ? undefined : notFound
}

export function Screen() {
  const courseId = courseIdOf(useParams().courseId)
  const course = useCourse(courseId)
  const from = fromOf(useSearchParams()[0])
  const path = courseId === null ? undefined : pagePaths.viewLessons(courseId)
  const name = course.state === 'ready' ? course.data.name : undefined
  return (
    <Page>
      <PageHead
        title={name ? `Lessons of ${name}` : 'Lessons'}
        description={name ? `All lessons of the course ${name}, in order.` : 'Lessons of a course.'}
        canonicalPath={path && from !== null ? partPath(path, from) : path}
        isHidden={courseId === null || course.state === 'missing'}
      />
      <p className={styles.back}>
        <SiteLink to={pagePaths.admin}>Back to Admin</SiteLink>
      </p>
      <PageTitle title={name ? `Lessons of ${name}` : 'Lessons'} />
      <Lessons courseId={courseId} from={from} />
    </Page>
  )
}

function Lessons({ courseId, from }: { courseId: number | null; from: number | null }) {
  const lessons = useLessonPart(courseId, from)
  if (courseId !== null) {
    if (lessons.state === 'loading') return <Loading text="Loading lessons…" />
    if (lessons.state === 'error') return <LessonsError error={lessons.error} />
    if (lessons.state === 'ready' && lessons.data.length > 0) {
      return (
        <>
          <EarlierLessons from={from} path={pagePaths.viewLessons(courseId)} />
          <LessonCards courseId={courseId} read={lessons.data} />
        </>
      )
    }
    if (lessons.state === 'ready' && from !== null) {
      return <LessonsBeyond path={pagePaths.viewLessons(courseId)} />
    }
  }
  return (
    <Notice
      level={2}
      picture={<EmptyChair />}
      title="No Lessons Found"
      text="There are no lessons here yet."
    >
      <SiteLink to={pagePaths.courses} className={buttonClass('main')}>
        Browse All Courses
      </SiteLink>
      <SiteLink to={pagePaths.admin} className={buttonClass('quiet')}>
        Create a Lesson
      </SiteLink>
    </Notice>
  )
}

/** Says it in its place and, once, in a toast (spec §8). */
function LessonsError({ error }: { error: Error }) {
  const showToast = useToast()
  useEffect(() => {
    showToast({ title: 'Failed to load lessons. Please try again.', tone: 'destructive' })
  }, [showToast])
  return (
    <LoadError
      level={2}
      title="Error Loading Lessons"
      text={`Error fetching lessons: ${statusTextOf(error)}`}
    />
  )
}

/** The address may name no course at all, which means the first one. */
const courseIdOf = (courseId: string | undefined) =>
  courseId === undefined ? defaultCourseId : parseId(courseId)
