import type { Where } from 'payload'
import type { Lesson as LessonDocument } from '../../content/payload-types.ts'
import { notFound } from '../../contract/http-error.ts'
import type { Caller } from '../../sign-in/caller.ts'
import { readAs } from '../reading.ts'
import { lessonRowFields } from './present-lesson.ts'

/**
 * What the contract knows of, for admins too: a draft without a course has no place in it, and the
 * lessons of a course in the trash are gone with it.
 */
export const placedLessons = (): Where[] => [
  { course: { exists: true } },
  { 'course.deletedAt': { exists: false } },
]

/** Rows of the lessons that the caller may read under these conditions, in their order. */
export async function findLessonRows(where: Where[], caller: Caller) {
  const rows = await eachAsItStands(where, caller, async (conditions, draft) => {
    const { docs } = await caller.payload.find({
      collection: 'lessons',
      where: conditions,
      pagination: false,
      sort: ['course', 'lessonNumber'],
      select: lessonRowFields,
      ...readAs(caller),
      draft,
    })
    return docs
  })
  return rows.toSorted(byPlace)
}

/**
 * The one lesson that the caller may read under these conditions.
 * @throws HttpError 404.
 */
export async function findLessonWhere(where: Where[], caller: Caller): Promise<LessonDocument> {
  const [lesson] = await eachAsItStands(where, caller, async (conditions, draft) => {
    const { docs } = await caller.payload.find({
      collection: 'lessons',
      where: conditions,
      limit: 2, // a newer draft may stand in the place of another lesson
      pagination: false,
      ...readAs(caller),
      draft,
    })
    return docs
  })
  if (!lesson) throw notFound('Lesson')
  return lesson
}

/**
 * A lesson that the caller may read.
 * @throws HttpError 404.
 */
export const findLesson = (id: number, caller: Caller): Promise<LessonDocument> =>
  findLessonWhere([{ id: { equals: id } }], caller)

/**
 * Reads published lessons as they are published, and for an admin those that were never published
 * as their newest draft has them: their stored row keeps the words of the first save.
 */
async function eachAsItStands<Row extends { id: number }>(
  where: Where[],
  caller: Caller,
  find: (where: Where, draft: boolean) => Promise<Row[]>,
): Promise<Row[]> {
  const { admin, wantsDraft } = caller
  const all = [...where, ...placedLessons()]
  if (!admin || wantsDraft) return find({ and: all }, wantsDraft)
  const [published, drafts] = await Promise.all([
    find({ and: [...all, { _status: { equals: 'published' } }] }, false),
    find({ and: [...where, ...placedLessons(), { _status: { equals: 'draft' } }] }, true),
  ])
  const isPublished = await publishedAmong(drafts, caller)
  return [...published, ...drafts.filter(({ id }) => !isPublished.has(id))]
}

/** A published lesson with a newer draft is found as a draft, too. */
async function publishedAmong(drafts: { id: number }[], caller: Caller): Promise<Set<number>> {
  if (drafts.length === 0) return new Set()
  const { docs } = await caller.payload.find({
    collection: 'lessons',
    where: {
      and: [{ id: { in: drafts.map(({ id }) => id) } }, { _status: { equals: 'published' } }],
    },
    pagination: false,
    select: {},
    ...readAs(caller),
  })
  return new Set(docs.map(({ id }) => id))
}

type Placed = Pick<LessonDocument, 'course' | 'lessonNumber'>

const byPlace = (a: Placed, b: Placed) =>
  courseOf(a) - courseOf(b) || (a.lessonNumber ?? 0) - (b.lessonNumber ?? 0)

const courseOf = ({ course }: Placed) => (typeof course === 'number' ? course : course.id)
