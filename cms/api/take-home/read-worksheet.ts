import { HttpError } from '../../contract/http-error.ts'
import { lessonAddress, viewersOf } from '../../contract/lesson-rules.ts'
import { apiPaths } from '../../contract/paths.ts'
import { Worksheet } from '../../contract/worksheet.ts'
import { plainSet } from '../../exercises/practice-set.ts'
import { worksheetOf } from '../../exercises/take-home/worksheet.ts'
import { findCourseRow } from '../courses/find-course.ts'
import { endpoint } from '../endpoint.ts'
import { wordsOf } from '../exercises/words-of.ts'
import { LessonParams } from '../lessons/lesson-reads.ts'
import { findOpenLesson } from './find-open-lesson.ts'
import { pageQr } from './page-qr.ts'

/** A lesson on paper (decision 90). */
export const readWorksheet = endpoint({
  method: 'get',
  path: apiPaths.lessonWorksheet(':lessonId'),
  access: 'everyone',
  params: LessonParams,
  answer: Worksheet,
  async run({ params }, caller) {
    const lesson = await findOpenLesson(params.lessonId, caller)
    const course = await findCourseRow(lesson.courseId, caller)
    const courseSlug = course.slug ?? ''
    const rows = await wordsOf(lesson)
    if (rows.length + lesson.quizQuestions.length === 0) {
      throw new HttpError(404, 'This lesson has nothing to put on paper.')
    }
    const path = lessonAddress(viewersOf(lesson), { ...lesson, courseSlug })
    return {
      kind: 'lesson' as const,
      place: `${course.name} · Lesson ${lesson.lessonNumber}`,
      title: lesson.title,
      path,
      ...worksheetOf(plainSet(rows), lesson),
      qr: pageQr(path),
    }
  },
})
