import type { Params } from 'react-router-dom'
import { maxId } from '../../cms/contract/limits.ts'
import { defaultCourseSlug, lessonSlugPrefix } from '../../cms/contract/page-paths.ts'

/** An id out of an address; null for what cannot be one. */
export function parseId(text: string | undefined): number | null {
  if (!text || !/^[1-9]\d*$/.test(text)) return null
  const id = Number(text)
  return id <= maxId ? id : null
}

/** A course's slug out of an address; null for what cannot be one. */
export const parseSlug = (text: string | undefined): string | null =>
  text && /^[a-z0-9-]{1,80}$/.test(text) ? text : null

/** The course and the number that a lesson's address names; a number of null names no lesson. */
export function lessonPlaceOf({ courseSlug, lessonSlug }: Readonly<Params>) {
  const number = (lessonSlug ?? '').replace(lessonSlugPrefix, '')
  return {
    courseSlug: courseSlug ?? defaultCourseSlug,
    lessonNumber: number === '' ? 1 : parseId(number),
  }
}
