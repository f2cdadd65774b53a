import type { Course } from '../../content/payload-types.ts'
import { notFound } from '../../contract/http-error.ts'
import { maxId } from '../../contract/limits.ts'
import type { Caller } from '../caller.ts'
import type { CourseRow } from '../reader/reader.ts'

/**
 * A course that the caller may read.
 * @throws HttpError 404.
 */
export async function findCourse(id: number, { reader }: Caller): Promise<Course> {
  const course = id > maxId ? null : await reader.course(id)
  if (!course) throw notFound('Course')
  return course
}

/**
 * The same course as lists have it, without its texts and files.
 * @throws HttpError 404.
 */
export async function findCourseRow(id: number, { reader }: Caller): Promise<CourseRow> {
  const course = await reader.courseRow({ id })
  if (!course) throw notFound('Course')
  return course
}
