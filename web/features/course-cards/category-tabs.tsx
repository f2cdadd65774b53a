import { type ReactNode, useId } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { CourseSummary } from '../../../cms/contract/course.ts'
import { panelId, TabList, tabId } from '../../ui/tabs.tsx'
import {
  type CategoryFilter,
  categoryFilters,
  inCategory,
  parseCategoryFilter,
  searchOfFilter,
} from './category-filter.ts'
import { inCourseOrder } from './course-order.ts'

interface CategoryTabsProps {
  courses: readonly CourseSummary[]
  /** Where the tabs lead without script: a path, and an anchor to come back to. */
  path: string
  anchor?: string
  /** Draws the courses of the category that is chosen, in their order. */
  children: (fitting: readonly CourseSummary[], filter: CategoryFilter) => ReactNode
}

/** The catalogue by category; the choice stands in the address (spec §2, §4). */
export function CategoryTabs({ courses, path, anchor = '', children }: CategoryTabsProps) {
  const [search, setSearch] = useSearchParams()
  const idPrefix = useId()
  const filter = parseCategoryFilter(search.get('category'))
  return (
    <>
      <TabList
        label="Course categories"
        tabs={categoryFilters.map((value) => ({
          value,
          label: value,
          href: `${path}${searchOfFilter(value)}${anchor}`,
        }))}
        selected={filter}
        onSelect={(value) =>
          setSearch(searchOfFilter(value), { replace: true, preventScrollReset: true })
        }
        idPrefix={idPrefix}
        hasOnePanel
      />
      <div role="tabpanel" id={panelId(idPrefix)} aria-labelledby={tabId(idPrefix, filter)}>
        {children(inCourseOrder(inCategory(courses, filter)), filter)}
      </div>
    </>
  )
}
