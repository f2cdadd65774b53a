import { isOwner } from '../../content/access/roles.ts'
import { type LessonData, toLessonData } from '../../content/collections/lessons/to-lesson-data.ts'
import { fewChangesAtOnce } from '../../content/sql/few-at-once.ts'
import { HttpError } from '../../contract/http-error.ts'
import { CreateCustomLesson, CreateLesson, Lesson } from '../../contract/lesson.ts'
import { lessonLimits } from '../../contract/limits.ts'
import { apiPaths } from '../../contract/paths.ts'
import { tutorApiPaths } from '../../contract/tutor-paths.ts'
import { readTitle } from '../../large-pages/read-page.ts'
import { MarkupError } from '../../lesson-formats/markup/markup-error.ts'
import { parseCustomMarkup, parseStandardMarkup } from '../../lesson-formats/markup/parse-markup.ts'
import { asCaller } from '../as-caller.ts'
import type { Caller } from '../caller.ts'
import { CourseParams } from '../courses/course-reads.ts'
import { findCourse } from '../courses/find-course.ts'
import { endpoint } from '../endpoint.ts'
import { lessonDefaults } from './lesson-defaults.ts'
import { presentLesson } from './present-lesson.ts'

/** JSON may write a character of the HTML in two. */
const bodyLimit = 2 * lessonLimits.htmlBytes + 1024

export const createLesson = endpoint({
  method: 'post',
  path: apiPaths.courseLessons(':courseId'),
  access: 'anyAdmin',
  params: CourseParams,
  input: CreateLesson,
  bodyLimit,
  status: 201,
  answer: Lesson,
  async run({ params, body }, caller) {
    const { html = '', htmlContent } = body
    if (htmlContent !== undefined) {
      checkSize(htmlContent)
      const title = (await readTitle(htmlContent)) ?? lessonDefaults.title
      return storeLesson(params.courseId, { title, htmlContent }, caller)
    }
    checkSize(html)
    const parsed = withMarkupErrors(() => parseStandardMarkup(html))
    return storeLesson(params.courseId, toLessonData(parsed), caller)
  },
})

export const createCustomLesson = endpoint({
  method: 'post',
  path: tutorApiPaths.customLesson(':courseId'),
  access: 'anyAdmin',
  params: CourseParams,
  input: CreateCustomLesson,
  bodyLimit,
  status: 201,
  answer: Lesson,
  async run({ params, body }, caller) {
    checkSize(body.html)
    const parsed = withMarkupErrors(() => parseCustomMarkup(body.html))
    if (parsed.courseId !== undefined && parsed.courseId !== params.courseId) {
      throw new HttpError(
        400,
        `The markup names course ${parsed.courseId}, but the lesson is being created in course ${params.courseId}. Change <course-id> or choose the other course.`,
      )
    }
    const { customStyles, customScripts } = parsed
    const data = { ...toLessonData(parsed), customStyles, customScripts }
    return storeLesson(params.courseId, data, caller)
  },
})

/**
 * The server gives the number, whatever the markup says (decision 15). An assistant's lesson waits as
 * a draft until the owner publishes it (decision 145).
 */
export async function storeLesson(
  courseId: number,
  data: LessonData,
  caller: Caller,
): Promise<Lesson> {
  const course = await findCourse(courseId, caller)
  const isDraft = !isOwner(caller.admin)
  const lesson = await fewChangesAtOnce(() =>
    caller.payload.create({
      collection: 'lessons',
      data: {
        isPremium: false,
        ...data,
        course: course.id,
        _status: isDraft ? 'draft' : 'published',
      },
      draft: isDraft,
      ...asCaller(caller),
    }),
  )
  return Lesson.parse(presentLesson(lesson, caller))
}

function checkSize(html: string): void {
  if (Buffer.byteLength(html) > lessonLimits.htmlBytes) {
    throw new HttpError(413, 'A lesson can have up to 5 MB of HTML.')
  }
}

function withMarkupErrors<Result>(parse: () => Result): Result {
  try {
    return parse()
  } catch (error) {
    if (!(error instanceof MarkupError)) throw error
    throw new HttpError(400, error.message, { errors: [{ path: 'html', message: error.message }] })
  }
}
