import { NotFound } from 'payload'
import type { Course as CourseDocument } from '../../content/payload-types.ts'
import { maxId } from '../../contract/answers.ts'
import { notFound } from '../../contract/http-error.ts'
import type { Caller } from '../../sign-in/caller.ts'
import { readAs } from '../reading.ts'

/**
 * A course that the caller may read.
 * @throws HttpError 404.
 */
export async function findCourse(id: number, caller: Caller): Promise<CourseDocument> {
  if (id > maxId) throw notFound('Course')
  try {
    const course = await caller.payload.findByID({ collection: 'courses', id, ...readAs(caller) })
    const hasAll = [course.name, course.description, course.category].every(
      (value) => value != null,
    )
    if (hasAll) return course
    throw notFound('Course') // an admin's draft that lacks what a course must have
  } catch (error) {
    if (error instanceof NotFound) throw notFound('Course')
    throw error
  }
}
