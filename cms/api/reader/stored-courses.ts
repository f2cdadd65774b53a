import type { Payload, Where } from 'payload'
import type { Course } from '../../content/payload-types.ts'
import type { ReadOptions } from './read-options.ts'
import { type CourseName, courseRowFields, listOneByOne, type Reader } from './reader.ts'
import { figuresReader } from './sql-figures.ts'

type CourseReader = Pick<
  Reader,
  'courses' | 'courseRow' | 'course' | 'courseFigures' | 'listedCourse' | 'allFigures'
>

/** The courses that a caller may read, once they are complete: an admin's draft may not be. */
export function courseReader(payload: Payload, options: ReadOptions): CourseReader {
  const rows = async (where: Where) => {
    const { docs } = await payload.find({
      collection: 'courses',
      where,
      pagination: false,
      sort: 'id',
      select: courseRowFields,
      ...options,
    })
    return docs
  }

  const figures = figuresReader(payload, { countsDrafts: options.user !== undefined })

  async function courseRow(which: CourseName) {
    const [course] = await rows({ and: [named(which), completeCourses()] })
    return course ?? null
  }

  return {
    courses: () => rows(completeCourses()),

    courseRow,

    listedCourse: (which) => listOneByOne({ courseRow, ...figures }, which),

    async course(id) {
      const course = await payload.findByID({
        collection: 'courses',
        id,
        disableErrors: true,
        ...options,
      })
      return course && isComplete(course) ? course : null
    },

    ...figures,
  }
}

/** A draft that has no slug yet goes by its id, as presenters have it. */
function named(which: CourseName): Where {
  if ('id' in which) return { id: { equals: which.id } }
  const { slug } = which
  const id = /^draft-([1-9]\d{0,8})$/.exec(slug)?.[1]
  const bySlug: Where = { slug: { equals: slug } }
  if (!id) return bySlug
  return { or: [bySlug, { and: [{ id: { equals: Number(id) } }, { slug: { exists: false } }] }] }
}

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
