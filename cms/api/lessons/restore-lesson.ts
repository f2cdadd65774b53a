import { courseIdOf } from '../../content/collections/lessons/course-id-of.ts'
import { courseInTrash } from '../../content/collections/lessons/place-in-course.ts'
import type { Lesson as LessonDocument } from '../../content/payload-types.ts'
import { HttpError, notFound } from '../../contract/http-error.ts'
import { Lesson } from '../../contract/lesson.ts'
import { tutorApiPaths } from '../../contract/tutor-paths.ts'
import { asCaller } from '../as-caller.ts'
import type { Caller } from '../caller.ts'
import { changeLesson } from '../change-document.ts'
import { endpoint } from '../endpoint.ts'
import { LessonParams } from './lesson-reads.ts'
import { presentLesson } from './present-lesson.ts'

/**
 * Takes a lesson out of the trash as it was, with its newer draft where it had one (decision 17).
 * A number that has been given away meanwhile becomes the next free one. A lesson that is not in
 * the trash stays as it is: Undo pressed twice is no error.
 */
export const restoreLesson = endpoint({
  method: 'post',
  path: tutorApiPaths.lessonRestore(':lessonId'),
  access: 'owner',
  params: LessonParams,
  answer: Lesson,
  async run({ params }, caller) {
    const lesson = await findLessonOrTrashed(params.lessonId, caller)
    const restored = lesson.deletedAt
      ? await changeLesson(lesson.id, { deletedAt: null }, caller, { givesWay: true })
      : lesson
    // Nobody needs up to 5 MB of HTML back to undo a click.
    return Lesson.parse(presentLesson(restored, caller, { omitsHtml: true }))
  },
})

/** @throws HttpError 404, and 409 where the lesson's course lies in the trash itself. */
async function findLessonOrTrashed(id: number, caller: Caller): Promise<LessonDocument> {
  const { docs } = await caller.payload.find({
    collection: 'lessons',
    where: { and: [{ id: { equals: id } }, { course: { exists: true } }] },
    trash: true,
    limit: 1,
    pagination: false,
    ...asCaller(caller),
  })
  const [lesson] = docs
  if (!lesson) throw notFound('Lesson')
  const { totalDocs } = await caller.payload.count({
    collection: 'courses',
    where: { id: { equals: courseIdOf(lesson) } },
    ...asCaller(caller),
  })
  if (totalDocs === 0) {
    throw new HttpError(409, courseInTrash)
  }
  return lesson
}
