import type { Payload, Where } from 'payload'
import type { Course } from '../../content/payload-types.ts'
import { readCourseStatistics } from './course-statistics.ts'
import type { ReadOptions } from './read-options.ts'
import { courseRowFields, type Reader } from './reader.ts'

type CourseReader = Pick<Reader, 'courses' | 'course' | 'courseStatistics'>

/** The courses that a caller may read, once they are complete: an admin's draft may not be. */
export const courseReader = (payload: Payload, options: ReadOptions): CourseReader => ({
  async courses() {
    const { docs } = await payload.find({
      collection: 'courses',
      where: completeCourses(),
      pagination: false,
      sort: 'id',
      select: courseRowFields,
      ...options,
    })
    return docs
  },

  async course(id) {
    const course = await payload.findByID({
      collection: 'courses',
      id,
      disableErrors: true,
      ...options,
    })
    return course && isComplete(course) ? course : null
  },

  courseStatistics: () =>
    readCourseStatistics(payload, { countsDrafts: options.user !== undefined }),
})

/** Made anew each time: Payload adds conditions of its own to the lists it is given. */
const completeCourses = (): Where => ({
  and: [
    { name: { exists: true } },
    { description: { exists: true } },
    { category: { exists: true } },
  ],
})

const isComplete = ({ name, description, category }: Course) =>
  [name, description, category].every((value) => value != null)
