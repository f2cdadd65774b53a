import type { Payload, Where } from 'payload'
import { courseIdOf } from '../../content/collections/lessons/course-id-of.ts'
import type { Lesson } from '../../content/payload-types.ts'
import type { LessonPart } from './lesson-part.ts'
import type { ReadOptions } from './read-options.ts'
import {
  type LessonOptions,
  type LessonRow,
  type LessonsOfCourse,
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
      sort: inOrder(),
      select: lessonRowFields,
      ...page,
      ...options,
    })
    return docs
  }

  return {
    async lessons(courseId, part) {
      if (part) return partOfCourse({ course: { equals: courseId } }, part, rows)
      const all: LessonRow[] = []
      for await (const some of inParts(rows, { courseId })) all.push(...some)
      return all
    },

    async lessonCount() {
      const { totalDocs } = await payload.count({
        collection: 'lessons',
        where: { and: placedLessons() },
        ...options,
      })
      return totalDocs
    },

    allLessons: (which) => inParts(rows, which),

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

/** How many lessons are read at once: Payload works on each of them, without a pause. */
const batchSize = 30

/** The lessons of all courses or of one, each part from behind the last lesson of the one before. */
async function* inParts(rows: ReadRows, which?: LessonsOfCourse): AsyncIterable<LessonRow[]> {
  let last: LessonRow | undefined
  do {
    const where = [...wanted(which), ...(last ? behind(last) : [])]
    const part: LessonRow[] = await rows(where, { limit: batchSize })
    if (part.length > 0) yield part
    last = part.length === batchSize ? part.at(-1) : undefined
  } while (last)
}

function wanted(which: LessonsOfCourse | undefined): Where[] {
  if (!which) return []
  const { courseId, from } = which
  return [
    { course: { equals: courseId } },
    ...(from === undefined ? [] : [{ lessonNumber: { greater_than_equal: from } }]),
  ]
}

/** Made anew each time: Payload adds to it. Of equal places the newest comes first. */
const inOrder = () => ['course', 'lessonNumber', '-id']

/**
 * What follows a lesson in that order, in which those without a number are the last of their course.
 * Drafts may share a number. The first condition says nothing new: an index can begin there.
 */
function behind({ id, lessonNumber, ...lesson }: LessonRow): Where[] {
  const course = courseIdOf(lesson)
  const here: Where = { course: { equals: course } }
  const unnumbered: Where = { lessonNumber: { exists: false } }
  const later: Where[] =
    typeof lessonNumber === 'number'
      ? [
          { and: [here, { lessonNumber: { greater_than: lessonNumber } }] },
          { and: [here, { lessonNumber: { equals: lessonNumber } }, { id: { less_than: id } }] },
          { and: [here, unnumbered] },
        ]
      : [{ and: [here, unnumbered, { id: { less_than: id } }] }]
  return [
    { course: { greater_than_equal: course } },
    { or: [{ course: { greater_than: course } }, ...later] },
  ]
}

type ReadRows = (where: Where[], page?: { sort?: string[]; limit?: number }) => Promise<LessonRow[]>

async function partOfCourse(
  ofCourse: Where,
  part: LessonPart,
  rows: ReadRows,
): Promise<LessonRow[]> {
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
