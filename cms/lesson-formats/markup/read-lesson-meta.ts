import { LessonNumber, LessonPreview } from '../../contract/lesson.ts'
import type { MarkupElement } from './markup-element.ts'
import { isMissing } from './markup-problems.ts'
import type { ParsedCustomLesson, ParsedLesson } from './parsed-lesson.ts'
import { childOf, readNumber, readYesOrNo, textOf } from './read-element.ts'

type LessonMeta = Pick<ParsedLesson, 'title' | 'lessonNumber' | 'videoId' | 'isPremium'>

/** What names a lesson; `parent` is the whole lesson, in the custom format `<lesson-meta>`. */
export function readLessonMeta(parent: MarkupElement): LessonMeta {
  const title = childOf(parent, 'lesson-title')
  if (title === undefined) throw isMissing('lesson-title', parent)
  const number = childOf(parent, 'lesson-number')
  const video = childOf(parent, 'video-id')
  const premium = childOf(parent, 'premium')
  return {
    title: textOf(title),
    ...(number && { lessonNumber: readNumber(number, LessonNumber) }),
    ...(video && { videoId: video.text }),
    ...(premium && { isPremium: readYesOrNo(premium) }),
  }
}

/** The custom format names the course too. */
export function readCustomMeta(
  root: MarkupElement,
): LessonMeta & Pick<ParsedCustomLesson, 'courseId'> {
  const meta = childOf(root, 'lesson-meta')
  if (meta === undefined) throw isMissing('lesson-meta', root)
  const course = childOf(meta, 'course-id')
  return {
    ...readLessonMeta(meta),
    ...(course && { courseId: readNumber(course, LessonPreview.shape.courseId) }),
  }
}
