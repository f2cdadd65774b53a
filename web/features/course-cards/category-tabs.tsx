import { type ReactNode, useId } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { CourseSummary } from '../../../cms/contract/course.ts'
import { panelId, TabList, tabId } from '../../ui/tabs.tsx'
import { categoryFilters, inCategory } from './category-filter.ts'
import { CourseCatalogue } from './course-catalogue.tsx'
import { CourseGrid } from './course-grid.tsx'
import { inCourseOrder } from './course-order.ts'
import { cardsAskedFor, searchOf } from './course-part.ts'

interface CategoryTabsProps {
  courses: readonly CourseSummary[]
  /** Where the tabs lead without script: a path, and an anchor to come back to. */
  path: string
  anchor?: string
  /** The first so many cards alone, side by side where the window is narrow; else all, in parts. */
  limit?: number
  /** Stands where a category has no course. */
  empty: ReactNode
}

/** The catalogue by category; the choice stands in the address (spec §2, §4). */
export function CategoryTabs({ courses, path, anchor = '', limit, empty }: CategoryTabsProps) {
  const [search, setSearch] = useSearchParams()
  const idPrefix = useId()
  const { filter, from } = cardsAskedFor(search)
  const fitting = inCourseOrder(inCategory(courses, filter))
  return (
    <>
      <TabList
        label="Course categories"
        tabs={categoryFilters.map((value) => ({
          value,
          label: value,
          href: `${path}${searchOf(value)}${anchor}`,
        }))}
        selected={filter}
        onSelect={(value) =>
          setSearch(searchOf(value), { replace: true, preventScrollReset: true })
        }
        idPrefix={idPrefix}
        hasOnePanel
      />
      <div role="tabpanel" id={panelId(idPrefix)} aria-labelledby={tabId(idPrefix, filter)}>
        {limit === undefined ? (
          <CourseCatalogue {...{ filter, from, path, empty }} courses={fitting} />
        ) : fitting.length > 0 ? (
          <CourseGrid key={filter} courses={fitting.slice(0, limit)} isRow />
        ) : (
          empty
        )}
      </div>
    </>
  )
}
