import type { Where } from 'payload'
import { z } from 'zod'
import { Id } from '../../contract/answers.ts'
import { Course, CourseSummary } from '../../contract/course.ts'
import { endpoint } from '../endpoint.ts'
import { readAs } from '../reading.ts'
import { readCourseStatistics } from './course-statistics.ts'
import { findCourse } from './find-course.ts'
import { presentCourse, presentCourseSummary } from './present-course.ts'

export const CourseParams = z.object({ courseId: Id })

/** An admin's draft may lack what a course must have; it shows once it is complete. */
const finishedCourses = (): Where => ({
  and: [
    { name: { exists: true } },
    { description: { exists: true } },
    { category: { exists: true } },
  ],
})

export const listCourses = endpoint({
  method: 'get',
  path: '/api/courses',
  access: 'everyone',
  answer: z.array(CourseSummary),
  async run(_input, caller) {
    const [{ docs }, statisticsOf] = await Promise.all([
      caller.payload.find({
        collection: 'courses',
        where: finishedCourses(),
        pagination: false,
        sort: 'id',
        select: {
          slug: true,
          name: true,
          description: true,
          category: true,
          icon: true,
          difficulty: true,
        },
        ...readAs(caller),
      }),
      readCourseStatistics(caller),
    ])
    return docs.map((course) => presentCourseSummary(course, statisticsOf(course.id)))
  },
})

export const readCourse = endpoint({
  method: 'get',
  path: '/api/courses/:courseId',
  access: 'everyone',
  params: CourseParams,
  answer: Course,
  async run({ params }, caller) {
    const [course, statisticsOf] = await Promise.all([
      findCourse(params.courseId, caller),
      readCourseStatistics(caller),
    ])
    return presentCourse(course, statisticsOf(course.id))
  },
})
