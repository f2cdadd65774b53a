import { slugify } from '../../content/fields/slug.ts'
import { HttpError } from '../../contract/http-error.ts'
import { apiPaths } from '../../contract/paths.ts'
import { ankiText } from '../../exercises/take-home/anki-text.ts'
import { findCourseRow } from '../courses/find-course.ts'
import type { Endpoint } from '../endpoint.ts'
import { wordsOf } from '../exercises/words-of.ts'
import { MadeFile } from '../file-answer.ts'
import { LessonParams } from '../lessons/lesson-reads.ts'
import { readParams } from '../read-input.ts'
import { findOpenLesson } from './find-open-lesson.ts'

/** A lesson's words as a text file for Anki (decision 89). */
export const readLessonWords: Endpoint = {
  method: 'get',
  path: apiPaths.lessonWords(':lessonId'),
  access: 'everyone',
  status: 200,
  queryNames: [],
  bodyLimit: 0,
  async handle(request, caller) {
    const { lessonId } = readParams(LessonParams, request.params)
    const lesson = await findOpenLesson(lessonId, caller)
    const course = await findCourseRow(lesson.courseId, caller)
    const rows = await wordsOf(lesson)
    if (rows.length === 0) throw new HttpError(404, 'This lesson has no word list.')
    const text = ankiText({
      rows,
      deck: `${course.name}::${lesson.lessonNumber} ${lesson.title}`,
      tags: [course.name, `Lesson ${lesson.lessonNumber}`],
    })
    const name = [`lesson-${lesson.lessonNumber}`, slugify(lesson.title), 'words']
    return new MadeFile({
      content: text,
      type: 'text/plain; charset=utf-8',
      name: `${name.filter(Boolean).join('-')}.txt`,
    })
  },
}
