import type { Payload, Where } from 'payload'
import type { Lesson } from '../../content/payload-types.ts'
import type { ReadOptions } from './read-options.ts'
import { byPlace, lessonRowFields, type Reader } from './reader.ts'

type LessonReader = Pick<Reader, 'lessons' | 'lesson' | 'lessonAt'>

/** The lessons that a caller may read. */
export function lessonReader(payload: Payload, options: ReadOptions): LessonReader {
  const findOne = async (where: Where[]): Promise<Lesson | null> => {
    const [lesson] = await eachAsItStands(payload, options, where, async (conditions, draft) => {
      const { docs } = await payload.find({
        collection: 'lessons',
        where: conditions,
        limit: 2, // a newer draft may stand in the place of another lesson
        pagination: false,
        ...options,
        draft,
      })
      return docs
    })
    return lesson ?? null
  }

  return {
    async lessons(courseId) {
      const where: Where[] = courseId === undefined ? [] : [{ course: { equals: courseId } }]
      const rows = await eachAsItStands(payload, options, where, async (conditions, draft) => {
        const { docs } = await payload.find({
          collection: 'lessons',
          where: conditions,
          pagination: false,
          sort: ['course', 'lessonNumber'],
          select: lessonRowFields,
          ...options,
          draft,
        })
        return docs
      })
      return rows.toSorted(byPlace)
    },

    lesson: (id) => findOne([{ id: { equals: id } }]),

    lessonAt: ({ courseId, lessonNumber }) =>
      findOne([{ course: { equals: courseId } }, { lessonNumber: { equals: lessonNumber } }]),
  }
}

/**
 * For admins too: a draft without a course has no place in the contract, and the lessons of a
 * course in the trash are gone with it.
 */
const placedLessons = (): Where[] => [
  { course: { exists: true } },
  { 'course.deletedAt': { exists: false } },
]

/**
 * Reads published lessons as they are published, and for an admin those that were never published
 * as their newest draft has them: their stored row keeps the words of the first save.
 */
async function eachAsItStands<Row extends { id: number }>(
  payload: Payload,
  options: ReadOptions,
  where: Where[],
  find: (where: Where, draft: boolean) => Promise<Row[]>,
): Promise<Row[]> {
  const { user, draft } = options
  const all = [...where, ...placedLessons()]
  if (!user || draft) return find({ and: all }, draft)
  const [published, drafts] = await Promise.all([
    find({ and: [...all, { _status: { equals: 'published' } }] }, false),
    find({ and: [...where, ...placedLessons(), { _status: { equals: 'draft' } }] }, true),
  ])
  const isPublished = await publishedAmong(drafts, payload, options)
  return [...published, ...drafts.filter(({ id }) => !isPublished.has(id))]
}

/** A published lesson with a newer draft is found as a draft, too. */
async function publishedAmong(
  drafts: { id: number }[],
  payload: Payload,
  options: ReadOptions,
): Promise<Set<number>> {
  if (drafts.length === 0) return new Set()
  const { docs } = await payload.find({
    collection: 'lessons',
    where: {
      and: [{ id: { in: drafts.map(({ id }) => id) } }, { _status: { equals: 'published' } }],
    },
    pagination: false,
    select: {},
    ...options,
  })
  return new Set(docs.map(({ id }) => id))
}
