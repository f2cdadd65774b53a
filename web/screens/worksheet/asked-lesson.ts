import type { Params } from 'react-router-dom'
import type { LessonAnswer } from '../../../cms/contract/lesson.ts'
import { pagePaths } from '../../../cms/contract/page-paths.ts'
import { useCourseNamed } from '../../data/courses.ts'
import { useCourseLesson, useLesson } from '../../data/lessons.ts'
import { reads } from '../../data/reads.ts'
import { dataOf, type ReadState } from '../../data/use-read.ts'
import { lessonPlaceOf, parseId, parseSlug } from '../../router/route-params.ts'
import type { LoadInput } from '../../router/screen-module.ts'

type Address = Readonly<Params>

/** Reads the lesson of a worksheet's address, which has either its id or its place in a course. */
export async function readAskedLesson({ params, read }: LoadInput): Promise<LessonAnswer | null> {
  if (params.lessonId) {
    const id = parseId(params.lessonId)
    return id === null ? null : read(reads.lesson(id))
  }
  const { courseSlug, lessonNumber } = lessonPlaceOf(params)
  const slug = parseSlug(courseSlug)
  const [course] = (slug && (await read(reads.courseNamed(slug)))) || []
  if (!course || lessonNumber === null) return null
  return read(reads.courseLesson(course.id, lessonNumber))
}

/** The same in the browser. */
export function useAskedLesson(params: Address): ReadState<LessonAnswer> {
  const id = parseId(params.lessonId)
  const { courseSlug, lessonNumber } = lessonPlaceOf(params)
  const slug = params.lessonId ? null : parseSlug(courseSlug)
  const courses = useCourseNamed(slug)
  const course = dataOf(courses)?.[0]
  const isPlaced = course !== undefined && lessonNumber !== null
  const placed = useCourseLesson(isPlaced ? { courseId: course.id, lessonNumber } : null)
  const known = useLesson(id)
  if (params.lessonId) return id === null ? missing : known
  if (slug === null || lessonNumber === null) return missing
  if (courses.state !== 'ready') return courses
  return course ? placed : missing
}

/** The page of the lesson itself, as the worksheet's address names it. */
export function lessonPathOf(params: Address): string {
  const { courseSlug, lessonNumber } = lessonPlaceOf(params)
  return params.lessonId
    ? pagePaths.uploadedLesson(Number(params.lessonId))
    : pagePaths.lesson(courseSlug, lessonNumber ?? 1)
}

const missing = { state: 'missing' } as const
