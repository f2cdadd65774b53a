import {
  type CategoryFilter,
  parseCategoryFilter,
  searchOfFilter,
} from '../../features/course-cards/category-filter.ts'

/** How many cards a page shows at once; the others are behind a link. */
export const coursesAtOnce = 100

export interface CoursePart<Course> {
  shown: Course[]
  /** The place of the first one shown, counted from 1. */
  first: number
  /** The place with which the next part begins; null where there is none. */
  next: number | null
}

/** The courses from a place on, as many as a page shows. */
export function partOfCourses<Course>(
  courses: readonly Course[],
  from: number | null,
): CoursePart<Course> {
  const first = from ?? 1
  const behind = first + coursesAtOnce
  return {
    shown: courses.slice(first - 1, behind - 1),
    first,
    next: behind <= courses.length ? behind : null,
  }
}

/** Where the address says that the cards begin: a place in the order of its category; null from the first. */
export function placeOf(search: URLSearchParams): number | null {
  const from = search.get('from') ?? ''
  return /^[1-9]\d{0,6}$/.test(from) ? Number(from) : null
}

/** What stands behind the path for a category, and a part of it. */
export function searchOf(filter: CategoryFilter, from: number | null = null): string {
  const category = searchOfFilter(filter)
  if (from === null || from === 1) return category
  return `${category}${category ? '&' : '?'}from=${from}`
}

/** What an address asks for. */
export const cardsAskedFor = (search: URLSearchParams) => ({
  filter: parseCategoryFilter(search.get('category')),
  from: placeOf(search),
})
