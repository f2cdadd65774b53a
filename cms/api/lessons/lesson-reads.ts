import { z } from 'zod'
import { Id } from '../../contract/answers.ts'
import { LessonAnswer, LessonListItem } from '../../contract/lesson.ts'
import { maxId } from '../../contract/limits.ts'
import { apiPaths } from '../../contract/paths.ts'
import { type Caller, hasOwnView } from '../caller.ts'
import { CourseParams } from '../courses/course-reads.ts'
import { findCourseRow } from '../courses/find-course.ts'
import { endpoint } from '../endpoint.ts'
import type { LessonPart } from '../reader/lesson-part.ts'
import type { LessonsOfCourse } from '../reader/reader.ts'
import { findLesson, findLessonAt } from './find-lesson.ts'
import { presentLesson, presentLessonRow } from './present-lesson.ts'

export const LessonParams = z.object({ lessonId: Id })

/** `?omit=htmlContent` leaves the HTML out, for pages that show it in a frame. */
const LessonQuery = z.object({ omit: z.literal('htmlContent').optional() })

/**
 * A part of a course's lessons: `?from=` begins at a lesson number and `?limit=` ends the part;
 * `?beside=` is the lesson of that number with its neighbours.
 */
const LessonsQuery = z.object({ from: Id.optional(), limit: Id.optional(), beside: Id.optional() })

/** A longer list is sent in parts, and not kept (decision 52). */
const mostAtOnce = 500

export const listLessons = endpoint({
  method: 'get',
  path: apiPaths.lessons,
  access: 'everyone',
  answer: z.array(LessonListItem),
  async run(_input, caller) {
    const lessons: LessonListItem[] = []
    for await (const part of presentedParts(caller)) lessons.push(...part)
    return lessons
  },
  async parts(_input, caller) {
    const isLong = isReadSlowly(caller) || (await caller.reader.lessonCount()) > mostAtOnce
    return isLong ? presentedParts(caller) : null
  },
})

export const listCourseLessons = endpoint({
  method: 'get',
  path: apiPaths.courseLessons(':courseId'),
  access: 'everyone',
  params: CourseParams,
  query: LessonsQuery,
  answer: z.array(LessonListItem),
  async run({ params: { courseId }, query }, caller) {
    const [rows] = await Promise.all([
      caller.reader.lessons(courseId, partFrom(query)),
      findCourseRow(courseId, caller),
    ])
    return rows.map((lesson) => presentLessonRow(lesson, caller))
  },
  async parts({ params: { courseId }, query: { from, limit = maxId, beside } }, caller) {
    if (beside !== undefined || limit <= mostAtOnce) return null
    const [{ lessons }] = await Promise.all([
      caller.reader.courseFigures(courseId),
      findCourseRow(courseId, caller),
    ])
    const isLong = isReadSlowly(caller) || lessons > mostAtOnce
    return isLong ? firstOf(presentedParts(caller, { courseId, from }), limit) : null
  },
})

export const readLesson = endpoint({
  method: 'get',
  path: apiPaths.lesson(':lessonId'),
  access: 'everyone',
  params: LessonParams,
  query: LessonQuery,
  answer: LessonAnswer,
  async run({ params, query }, caller) {
    const options = { omitsHtml: query.omit === 'htmlContent' }
    return presentLesson(await findLesson(params.lessonId, caller, options), caller, options)
  },
})

export const readCourseLesson = endpoint({
  method: 'get',
  path: apiPaths.courseLesson(':courseId', ':lessonNumber'),
  access: 'everyone',
  params: CourseParams.extend({ lessonNumber: Id }),
  query: LessonQuery,
  answer: LessonAnswer,
  async run({ params, query }, caller) {
    const options = { omitsHtml: query.omit === 'htmlContent' }
    return presentLesson(await findLessonAt(params, caller, options), caller, options)
  },
})

/** Who is shown more than visitors reads through Payload, and nothing of it is kept. */
const isReadSlowly = hasOwnView

async function* presentedParts(
  caller: Caller,
  which?: LessonsOfCourse,
): AsyncIterable<LessonListItem[]> {
  for await (const rows of caller.reader.allLessons(which)) {
    yield rows.map((lesson) => presentLessonRow(lesson, caller))
  }
}

/** So many of a list in parts; nothing more is read then. */
async function* firstOf<Item>(parts: AsyncIterable<Item[]>, most: number): AsyncIterable<Item[]> {
  let left = most
  for await (const part of parts) {
    yield part.slice(0, left)
    left -= part.length
    if (left <= 0) return
  }
}

function partFrom({ from, limit, beside }: z.output<typeof LessonsQuery>): LessonPart | undefined {
  if (beside !== undefined) return { beside }
  if (from === undefined && limit === undefined) return undefined
  return { from, limit: limit ?? maxId }
}
