import { reads } from './reads.ts'
import { useRead } from './use-read.ts'

export const useCourses = (areNeeded = true) => useRead(areNeeded ? reads.courses : null)

/** `null` where the address names no course. */
export const useCourse = (id: number | null) => useRead(id === null ? null : reads.course(id))
