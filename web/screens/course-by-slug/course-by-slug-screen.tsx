import { Navigate, useParams } from 'react-router-dom'
import { pagePaths } from '../../../cms/contract/page-paths.ts'
import { useCourseNamed } from '../../data/courses.ts'
import { reads } from '../../data/reads.ts'
import { PageNotFound } from '../../layout/page-not-found.tsx'
import { PageHead } from '../../page/page-head.tsx'
import { parseSlug } from '../../router/route-params.ts'
import { type Load, notFound } from '../../router/screen-module.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { Loading } from '../../ui/loading.tsx'

/** A lesson leads back to /courses/{courseSlug} (spec §2): sends on to the course of that name. */
export const load: Load = async ({ params, read }) => {
  const slug = parseSlug(params.courseSlug)
  const [course] = (slug && (await read(reads.courseNamed(slug)))) || []
  return course ? { redirect: pagePaths.course(course.id) } : notFound
}

export function Screen() {
  const slug = parseSlug(useParams().courseSlug)
  const courses = useCourseNamed(slug)
  if (slug === null) return <PageNotFound />
  if (courses.state === 'loading') return <Loading />
  if (courses.state === 'error') {
    return (
      <>
        <PageHead isHidden title="Course" description="A course and its lessons." />
        <LoadError title="The course could not be loaded" />
      </>
    )
  }
  const [course] = courses.state === 'ready' ? courses.data : []
  return course ? <Navigate to={pagePaths.course(course.id)} replace /> : <PageNotFound />
}
