import { categories } from '../../../cms/contract/categories.ts'
import type { CourseSummary } from '../../../cms/contract/course.ts'

/** What the tab row offers; 'All' is no category (spec §4). */
export const categoryFilters = ['All', ...categories] as const
export type CategoryFilter = (typeof categoryFilters)[number]

/** A filter from an address; whatever is no category means All. */
export const parseCategoryFilter = (text: string | null): CategoryFilter =>
  categoryFilters.find((filter) => filter === text) ?? 'All'

export const inCategory = (courses: readonly CourseSummary[], filter: CategoryFilter) =>
  filter === 'All' ? courses : courses.filter(({ category }) => category === filter)

/** What stands behind the path for a category. */
export const searchOfFilter = (filter: CategoryFilter) =>
  filter === 'All' ? '' : `?category=${filter}`
