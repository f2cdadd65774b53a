import { reads } from './reads.ts'
import { useRead } from './use-read.ts'

export const useCourses = () => useRead(reads.courses)

/** One course by what its address calls it; null asks for none. */
export const useCourseNamed = (slug: string | null) =>
  useRead(slug === null ? null : reads.courseNamed(slug))

/** One course as lists have it; null asks for none. */
export const useCourseListed = (id: number | null) =>
  useRead(id === null ? null : reads.courseListed(id))

/** `null` where the address names no course. */
export const useCourse = (id: number | null) => useRead(id === null ? null : reads.course(id))
