import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { CourseSummary } from '../../../cms/contract/course.ts'
import type { CategoryFilter } from '../../features/course-cards/category-filter.ts'
import { CourseGrid } from '../../features/course-cards/course-grid.tsx'
import { coursesAtOnce, partOfCourses, placeOf, searchOf } from './course-part.ts'
import { MoreCourses, PartBeyond, PartStart, partAnchor } from './course-parts.tsx'

interface CourseCatalogueProps {
  /** All of the category, in their order. */
  courses: readonly CourseSummary[]
  filter: CategoryFilter
  path: string
  /** Stands where a category has no course. */
  empty: ReactNode
}

/**
 * A category's cards, of which a page shows no more than it can draw at once (decision 235). Each
 * part has an address, so that links, search engines and the back button need nothing else.
 */
export function CourseCatalogue({ courses, filter, path, empty }: CourseCatalogueProps) {
  const from = placeOf(useSearchParams()[0])
  const { shown, first, next } = partOfCourses(courses, from)
  if (courses.length === 0) return empty
  const hrefOf = (place: number) => `${path}${searchOf(filter, place)}#${partAnchor}`
  if (shown.length === 0) return <PartBeyond href={hrefOf(1)} />
  const isLong = courses.length > coursesAtOnce
  return (
    <>
      {isLong && (
        <PartStart
          key={first}
          first={first}
          last={first + shown.length - 1}
          count={courses.length}
          href={hrefOf(1)}
        />
      )}
      <CourseGrid key={`${filter} ${first}`} courses={shown} />
      {next !== null && <MoreCourses href={hrefOf(next)} />}
    </>
  )
}
