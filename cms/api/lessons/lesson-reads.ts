import { z } from 'zod'
import { Id } from '../../contract/answers.ts'
import { LessonAnswer, LessonListItem } from '../../contract/lesson.ts'
import type { Caller } from '../caller.ts'
import { CourseParams } from '../courses/course-reads.ts'
import { findCourse } from '../courses/find-course.ts'
import { endpoint } from '../endpoint.ts'
import { findLesson, findLessonAt } from './find-lesson.ts'
import { presentLesson, presentLessonRow } from './present-lesson.ts'

export const LessonParams = z.object({ lessonId: Id })

/** `?omit=htmlContent` leaves the HTML out, for pages that show it in a frame. */
const LessonQuery = z.object({ omit: z.literal('htmlContent').optional() })

export const listLessons = endpoint({
  method: 'get',
  path: '/api/lessons',
  access: 'everyone',
  answer: z.array(LessonListItem),
  run: (_input, caller) => presentRows(caller),
})

export const listCourseLessons = endpoint({
  method: 'get',
  path: '/api/courses/:courseId/lessons',
  access: 'everyone',
  params: CourseParams,
  answer: z.array(LessonListItem),
  async run({ params }, caller) {
    await findCourse(params.courseId, caller)
    return presentRows(caller, params.courseId)
  },
})

export const readLesson = endpoint({
  method: 'get',
  path: '/api/lessons/:lessonId',
  access: 'everyone',
  params: LessonParams,
  query: LessonQuery,
  answer: LessonAnswer,
  async run({ params, query }, caller) {
    const lesson = await findLesson(params.lessonId, caller)
    return presentLesson(lesson, caller, { omitsHtml: query.omit === 'htmlContent' })
  },
})

export const readCourseLesson = endpoint({
  method: 'get',
  path: '/api/courses/:courseId/lessons/:lessonNumber',
  access: 'everyone',
  params: CourseParams.extend({ lessonNumber: Id }),
  query: LessonQuery,
  answer: LessonAnswer,
  async run({ params, query }, caller) {
    const lesson = await findLessonAt(params, caller)
    return presentLesson(lesson, caller, { omitsHtml: query.omit === 'htmlContent' })
  },
})

const presentRows = async (caller: Caller, courseId?: number): Promise<LessonListItem[]> =>
  (await caller.reader.lessons(courseId)).map((lesson) => presentLessonRow(lesson, caller))
