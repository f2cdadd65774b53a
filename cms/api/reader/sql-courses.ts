import type { Payload } from 'payload'
import type { Course } from '../../content/payload-types.ts'
import { maxId } from '../../contract/limits.ts'
import { noFigures } from './course-figures.ts'
import { type CourseName, type CourseRow, courseRowFields, type Reader } from './reader.ts'
import { all, collectionColumns, one } from './sql/document-sql.ts'
import { question } from './sql/statement.ts'
import { visibleCourses } from './sql/visible.ts'
import { figuresBySlug, figuresReader } from './sql-figures.ts'

type CourseReader = Pick<
  Reader,
  'courses' | 'courseRow' | 'course' | 'courseFigures' | 'listedCourse' | 'allFigures'
>

/** The courses that visitors may read. */
export function visitorCourses(payload: Payload): CourseReader {
  const row = collectionColumns(payload, 'courses', {
    row: 'c',
    only: Object.keys(courseRowFields),
  })
  const whole = collectionColumns(payload, 'courses', { row: 'c' })
  const courses = question<CourseRow[]>(payload, {
    name: 'courses',
    text: all(`select ${row} ${visibleCourses} order by c.id`),
  })
  const courseById = question<CourseRow>(payload, {
    name: 'course-row',
    text: one(`select ${row} ${visibleCourses} and c.id = $1`),
  })
  const courseBySlug = question<CourseRow>(payload, {
    name: 'course-row-by-slug',
    text: one(`select ${row} ${visibleCourses} and c.slug = $1`),
  })
  const course = question<Course>(payload, {
    name: 'course',
    text: one(`select ${whole} ${visibleCourses} and c.id = $1`),
  })

  const figuresOfSlug = figuresBySlug(payload)
  const { courseFigures, allFigures } = figuresReader(payload, { countsDrafts: false })

  const courseRow = async (which: CourseName) =>
    (await ('id' in which ? courseById(which.id) : courseBySlug(which.slug))) ?? null

  return {
    courses: async () => (await courses()) ?? [],

    courseRow,

    // Both questions are one statement.
    async listedCourse(which) {
      if ('id' in which) {
        const [course, figures] = await Promise.all([courseRow(which), courseFigures(which.id)])
        return course && { course, figures }
      }
      const [course, figures] = await Promise.all([courseRow(which), figuresOfSlug(which.slug)])
      return course && { course, figures: figures?.[course.id] ?? noFigures }
    },

    course: async (id) => (id > maxId ? null : ((await course(id)) ?? null)),

    courseFigures,
    allFigures,
  }
}
