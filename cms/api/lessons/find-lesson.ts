import type { Lesson } from '../../content/payload-types.ts'
import { notFound } from '../../contract/http-error.ts'
import type { Caller } from '../caller.ts'
import type { LessonOptions, LessonPlace } from '../reader/reader.ts'

/**
 * A lesson that the caller may read.
 * @throws HttpError 404.
 */
export const findLesson = async (
  id: number,
  { reader }: Caller,
  options: LessonOptions = {},
): Promise<Lesson> => orNotFound(await reader.lesson(id, options))

/**
 * The lesson at that place in its course, if the caller may read it.
 * @throws HttpError 404.
 */
export const findLessonAt = async (
  place: LessonPlace,
  { reader }: Caller,
  options: LessonOptions = {},
): Promise<Lesson> => orNotFound(await reader.lessonAt(place, options))

function orNotFound(lesson: Lesson | null): Lesson {
  if (!lesson) throw notFound('Lesson')
  return lesson
}
