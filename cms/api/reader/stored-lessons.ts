import type { Payload, Where } from 'payload'
import type { Lesson } from '../../content/payload-types.ts'
import type { ReadOptions } from './read-options.ts'
import { lessonRowFields, type Reader } from './reader.ts'

type LessonReader = Pick<Reader, 'lessons' | 'lesson' | 'lessonAt'>

/** The lessons that a caller may read. */
export function lessonReader(payload: Payload, options: ReadOptions): LessonReader {
  const findOne = async (...where: Where[]): Promise<Lesson | null> => {
    const { docs } = await payload.find({
      collection: 'lessons',
      where: { and: [...where, ...placedLessons()] },
      limit: 1,
      pagination: false,
      ...options,
    })
    return docs[0] ?? null
  }

  return {
    async lessons(courseId) {
      const where: Where[] = courseId === undefined ? [] : [{ course: { equals: courseId } }]
      const { docs } = await payload.find({
        collection: 'lessons',
        where: { and: [...where, ...placedLessons()] },
        pagination: false,
        sort: ['course', 'lessonNumber'],
        select: lessonRowFields,
        ...options,
      })
      return docs
    },

    lesson: (id) => findOne({ id: { equals: id } }),

    lessonAt: ({ courseId, lessonNumber }) =>
      findOne({ course: { equals: courseId } }, { lessonNumber: { equals: lessonNumber } }),
  }
}

/**
 * This holds for admins too: the contract has no place for a draft without a course, and the
 * lessons of a course in the trash are gone with it. Made anew each time, as Payload adds to
 * conditions.
 */
const placedLessons = (): Where[] => [
  { course: { exists: true } },
  { 'course.deletedAt': { exists: false } },
]
