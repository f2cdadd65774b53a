import { z } from 'zod'
import { Id } from '../../contract/answers.ts'
import { Course, CourseSummary } from '../../contract/course.ts'
import { apiPaths } from '../../contract/paths.ts'
import { endpoint } from '../endpoint.ts'
import { findPicture, findPictures } from '../find-pictures.ts'
import { findCourse } from './find-course.ts'
import { presentCourse, presentCourseSummary } from './present-course.ts'

export const CourseParams = z.object({ courseId: Id })

/** `?slug=` or `?id=` picks one course, for pages that show no other. */
const CoursesQuery = z.object({ slug: z.string().max(80).optional(), id: Id.optional() })

export const listCourses = endpoint({
  method: 'get',
  path: apiPaths.courses,
  access: 'everyone',
  query: CoursesQuery,
  answer: z.array(CourseSummary),
  async run({ query: { slug, id } }, { reader }) {
    const which = id !== undefined ? { id } : slug !== undefined ? { slug } : null
    if (which) {
      const listed = await reader.listedCourse(which)
      if (!listed) return []
      const { course, figures } = listed
      return [presentCourseSummary(course, figures, await findPicture(course.cover, reader))]
    }
    const [courses, figuresOf] = await Promise.all([reader.courses(), reader.allFigures()])
    const coverOf = await findPictures(
      courses.map(({ cover }) => cover),
      reader,
    )
    return courses.map((course) =>
      presentCourseSummary(course, figuresOf(course.id), coverOf(course.cover)),
    )
  },
})

export const readCourse = endpoint({
  method: 'get',
  path: apiPaths.course(':courseId'),
  access: 'everyone',
  params: CourseParams,
  answer: Course,
  async run({ params }, caller) {
    const [course, figures] = await Promise.all([
      findCourse(params.courseId, caller),
      caller.reader.courseFigures(params.courseId),
    ])
    return presentCourse(course, figures, await findPicture(course.cover, caller.reader))
  },
})
