import type { Where } from 'payload'
import type { Lesson as LessonDocument } from '../../payload-types.ts'
import type { Caller } from '../endpoint.ts'
import { notFound } from '../http-error.ts'
import { readAs } from '../reading.ts'

/**
 * What the contract knows of, for admins too: a draft without a course has no place in it, and the
 * lessons of a course in the trash are gone with it.
 */
export const placedLessons = (): Where[] => [
  { course: { exists: true } },
  { 'course.deletedAt': { exists: false } },
]

/**
 * The one lesson that the caller may read under these conditions.
 * @throws HttpError 404.
 */
export async function findLessonWhere(where: Where[], caller: Caller): Promise<LessonDocument> {
  const { docs } = await caller.payload.find({
    collection: 'lessons',
    where: { and: [...where, ...placedLessons()] },
    limit: 1,
    pagination: false,
    ...readAs(caller),
  })
  const [lesson] = docs
  if (!lesson) throw notFound('Lesson')
  return lesson
}

/**
 * A lesson that the caller may read.
 * @throws HttpError 404.
 */
export const findLesson = (id: number, caller: Caller): Promise<LessonDocument> =>
  findLessonWhere([{ id: { equals: id } }], caller)
