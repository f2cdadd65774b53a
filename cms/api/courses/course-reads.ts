import { z } from 'zod'
import { Id } from '../../contract/answers.ts'
import { Course, CourseSummary } from '../../contract/course.ts'
import { endpoint } from '../endpoint.ts'
import { findCourse } from './find-course.ts'
import { presentCourse, presentCourseSummary } from './present-course.ts'

export const CourseParams = z.object({ courseId: Id })

/** `?slug=` or `?id=` picks one course, for pages that show no other. */
const CoursesQuery = z.object({ slug: z.string().max(80).optional(), id: Id.optional() })

export const listCourses = endpoint({
  method: 'get',
  path: '/api/courses',
  access: 'everyone',
  query: CoursesQuery,
  answer: z.array(CourseSummary),
  async run({ query: { slug, id } }, { reader }) {
    const which = id !== undefined ? { id } : slug !== undefined ? { slug } : null
    if (which) {
      const listed = await reader.listedCourse(which)
      return listed ? [presentCourseSummary(listed.course, listed.figures)] : []
    }
    const [courses, figuresOf] = await Promise.all([reader.courses(), reader.allFigures()])
    return courses.map((course) => presentCourseSummary(course, figuresOf(course.id)))
  },
})

export const readCourse = endpoint({
  method: 'get',
  path: '/api/courses/:courseId',
  access: 'everyone',
  params: CourseParams,
  answer: Course,
  async run({ params }, caller) {
    const [course, figures] = await Promise.all([
      findCourse(params.courseId, caller),
      caller.reader.courseFigures(params.courseId),
    ])
    return presentCourse(course, figures)
  },
})
