import type { Payload, Where } from 'payload'
import type { Lesson } from '../../content/payload-types.ts'
import type { LessonPart } from './lesson-part.ts'
import type { ReadOptions } from './read-options.ts'
import {
  type LessonOptions,
  type LessonRow,
  lessonRowFields,
  mostWordLessons,
  type Reader,
} from './reader.ts'

type LessonReader = Pick<
  Reader,
  'lessons' | 'lessonCount' | 'allLessons' | 'lesson' | 'lessonAt' | 'courseWords'
>

/** The lessons that a caller may read. */
export function lessonReader(payload: Payload, options: ReadOptions): LessonReader {
  const findOne = async (where: Where[], { omitsHtml }: LessonOptions): Promise<Lesson | null> => {
    const { docs } = await payload.find({
      collection: 'lessons',
      where: { and: [...where, ...placedLessons()] },
      limit: 1,
      pagination: false,
      ...(omitsHtml ? { select: withoutHtml } : {}),
      ...options,
    })
    return docs[0] ?? null
  }

  const rows = async (where: Where[], page: { sort?: string[]; limit?: number } = {}) => {
    const { docs } = await payload.find({
      collection: 'lessons',
      where: { and: [...where, ...placedLessons()] },
      pagination: false,
      sort: ['course', 'lessonNumber'],
      select: lessonRowFields,
      ...page,
      ...options,
    })
    return docs
  }

  return {
    lessons: (courseId, part) => partOfCourse({ course: { equals: courseId } }, part, rows),

    async lessonCount() {
      const { totalDocs } = await payload.count({
        collection: 'lessons',
        where: { and: placedLessons() },
        ...options,
      })
      return totalDocs
    },

    async *allLessons() {
      yield await rows([])
    },

    async courseWords(courseId) {
      const { docs } = await payload.find({
        collection: 'lessons',
        where: {
          and: [
            { course: { equals: courseId } },
            { _status: { equals: 'published' } },
            { isPremium: { not_equals: true } },
            ...placedLessons(),
          ],
        },
        sort: ['lessonNumber'],
        select: { vocabulary: true, phrases: true },
        limit: mostWordLessons,
        pagination: false,
        ...options,
        draft: false,
      })
      return docs
    },

    lesson: (id, { omitsHtml } = {}) => findOne([{ id: { equals: id } }], { omitsHtml }),

    lessonAt: ({ courseId, lessonNumber }, { omitsHtml } = {}) =>
      findOne([{ course: { equals: courseId } }, { lessonNumber: { equals: lessonNumber } }], {
        omitsHtml,
      }),
  }
}

type ReadRows = (where: Where[], page?: { sort?: string[]; limit?: number }) => Promise<LessonRow[]>

async function partOfCourse(
  ofCourse: Where,
  part: LessonPart | undefined,
  rows: ReadRows,
): Promise<LessonRow[]> {
  if (!part) return rows([ofCourse])
  if ('limit' in part) {
    const { from, limit } = part
    const begun: Where[] =
      from === undefined ? [] : [{ lessonNumber: { greater_than_equal: from } }]
    return rows([ofCourse, ...begun], { limit })
  }
  const number = part.beside
  const [before, others] = await Promise.all([
    rows([ofCourse, { lessonNumber: { less_than: number } }], {
      sort: ['-lessonNumber'],
      limit: 1,
    }),
    rows([ofCourse, { lessonNumber: { greater_than_equal: number } }], { limit: 2 }),
  ])
  const isThere = others[0]?.lessonNumber === number
  return [...before, ...others.slice(0, isThere ? 2 : 1)]
}

/** Every field but these. */
const withoutHtml = { htmlContent: false, customStyles: false, customScripts: false } as const

/**
 * This holds for admins too: the contract has no place for a draft without a course, and the
 * lessons of a course in the trash are gone with it. Made anew each time, as Payload adds to
 * conditions.
 */
const placedLessons = (): Where[] => [
  { course: { exists: true } },
  { 'course.deletedAt': { exists: false } },
]
