import type { Params } from 'react-router-dom'
import { defaultCourseSlug, lessonSlugPrefix } from '../../cms/contract/page-paths.ts'

/** An id out of an address; null for what cannot be one. */
export function parseId(text: string | undefined): number | null {
  if (!text || !/^[1-9]\d*$/.test(text)) return null
  const id = Number(text)
  return id <= largestId ? id : null
}

/** Ids are of the database's integer type (`Id` in the contract). */
const largestId = 2_147_483_647

/** The course and the number that a lesson's address names; a number of null names no lesson. */
export function lessonPlaceOf({ courseSlug, lessonSlug }: Readonly<Params>) {
  const number = (lessonSlug ?? '').replace(lessonSlugPrefix, '')
  return {
    courseSlug: courseSlug ?? defaultCourseSlug,
    lessonNumber: number === '' ? 1 : parseId(number),
  }
}
