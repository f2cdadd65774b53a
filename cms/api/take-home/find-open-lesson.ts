import { HttpError } from '../../contract/http-error.ts'
import type { Lesson } from '../../contract/lesson.ts'
import { isWhole } from '../../contract/lesson-rules.ts'
import type { Caller } from '../caller.ts'
import { findLesson } from '../lessons/find-lesson.ts'
import { presentLesson } from '../lessons/present-lesson.ts'

/**
 * A lesson whose content the caller may take home.
 * @throws HttpError 404, and 403 where a premium lesson is withheld (decision 13).
 */
export async function findOpenLesson(id: number, caller: Caller): Promise<Lesson> {
  const lesson = presentLesson(await findLesson(id, caller), caller)
  if (isWhole(lesson)) return lesson
  throw new HttpError(403, 'This is a premium lesson. Its files are for members.')
}
