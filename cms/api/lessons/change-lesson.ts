import { ValidationError } from 'payload'
import { MessageAnswer } from '../../contract/answers.ts'
import { HttpError } from '../../contract/http-error.ts'
import { Lesson, MoveLesson } from '../../contract/lesson.ts'
import { apiPaths } from '../../contract/paths.ts'
import { changeLesson } from '../change-document.ts'
import { findCourse } from '../courses/find-course.ts'
import { endpoint } from '../endpoint.ts'
import { findLesson } from './find-lesson.ts'
import { LessonParams } from './lesson-reads.ts'
import { presentLesson } from './present-lesson.ts'

/**
 * Moves a lesson. When the course changes, the number is only a wish: if it is taken, the lesson
 * gets the next free one. Within a course, a number that is taken is a conflict.
 */
export const moveLesson = endpoint({
  method: 'put',
  path: apiPaths.lesson(':lessonId'),
  access: 'owner',
  params: LessonParams,
  input: MoveLesson,
  answer: Lesson,
  async run({ params, body }, caller) {
    const lesson = await findLesson(params.lessonId, caller)
    const course = await findCourse(body.courseId, caller)
    const moved = await changeLesson(
      lesson.id,
      { course: course.id, lessonNumber: body.lessonNumber },
      caller,
      { givesWay: lesson.course !== course.id },
    ).catch(asConflict)
    return Lesson.parse(presentLesson(moved, caller))
  },
})

/** Payload refuses a taken number as a wrong value; here it is a conflict (decision 2). */
function asConflict(error: unknown): never {
  const isTaken = error instanceof ValidationError && error.data.errors[0]?.path === 'lessonNumber'
  throw isTaken ? new HttpError(409, error.data.errors[0]?.message ?? error.message) : error
}

/** Moves a lesson to the trash, from which the tutor can restore it (decision 17). */
export const deleteLesson = endpoint({
  method: 'delete',
  path: apiPaths.lesson(':lessonId'),
  access: 'owner',
  params: LessonParams,
  answer: MessageAnswer,
  async run({ params }, caller) {
    const lesson = await findLesson(params.lessonId, caller)
    const deletedAt = new Date().toISOString()
    await changeLesson(lesson.id, { deletedAt }, caller)
    return { message: 'Lesson deleted successfully' }
  },
})
