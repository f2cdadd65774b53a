import { z } from 'zod'
import { Id } from '../../contract/answers.ts'
import { Course, CourseSummary } from '../../contract/course.ts'
import { endpoint } from '../endpoint.ts'
import { findCourse } from './find-course.ts'
import { presentCourse, presentCourseSummary } from './present-course.ts'

export const CourseParams = z.object({ courseId: Id })

export const listCourses = endpoint({
  method: 'get',
  path: '/api/courses',
  access: 'everyone',
  answer: z.array(CourseSummary),
  async run(_input, { reader }) {
    const [courses, statisticsOf] = await Promise.all([reader.courses(), reader.courseStatistics()])
    return courses.map((course) => presentCourseSummary(course, statisticsOf(course.id)))
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
      caller.reader.courseStatistics(),
    ])
    return presentCourse(course, statisticsOf(course.id))
  },
})
