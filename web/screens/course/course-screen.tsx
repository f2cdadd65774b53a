import { useParams, useSearchParams } from 'react-router-dom'
import { pagePaths } from '../../../cms/contract/page-paths.ts'
import { useCourse } from '../../data/courses.ts'
import { reads } from '../../data/reads.ts'
import { fromOf } from '../../features/lesson-links/part-of-list.ts'
import { PageHead } from '../../page/page-head.tsx'
import { parseId } from '../../router/route-params.ts'
import { type Load, notFound } from '../../router/screen-module.ts'
import { SiteLink } from '../../router/site-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CourseDetail } from './course-detail.tsx'

export const load: Load = async ({ params, search, read }) => {
  const id = parseId(params.courseId)
  if (id === null) return notFound
  const from = fromOf(search)
  const [course, lessons] = await Promise.all([
    read(reads.course(id)),
    read(reads.lessonPart(id, from)),
  ])
  const isBeyond = from !== null && lessons?.length === 0
  return course && !isBeyond ? undefined : notFound
}

export function Screen() {
  const id = parseId(useParams().courseId)
  const course = useCourse(id)
  const from = fromOf(useSearchParams()[0])

  if (id === null || course.state === 'missing') {
    return (
      <>
        <PageHead isHidden title="Course Not Found" description="There is no such course." />
        <Notice title="Course Not Found" text="This course does not exist or is not open yet.">
          <SiteLink to={pagePaths.courses} className={buttonClass('main')}>
            Back to Courses
          </SiteLink>
        </Notice>
      </>
    )
  }
  if (course.state === 'ready') return <CourseDetail course={course.data} from={from} />
  return (
    <>
      <PageHead title="Course" description="A course and its lessons." />
      {course.state === 'error' ? (
        <LoadError title="The course could not be loaded" />
      ) : (
        <Loading text="Loading course…" />
      )}
    </>
  )
}
