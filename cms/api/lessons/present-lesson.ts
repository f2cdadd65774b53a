import { courseIdOf } from '../../content/collections/lessons/course-id-of.ts'
import type { Lesson as LessonDocument } from '../../content/payload-types.ts'
import { isOpened } from '../../content/students/grants.ts'
import type {
  Lesson,
  LessonAnswer,
  LessonContent,
  LessonListItem,
  LessonPreview,
} from '../../contract/lesson.ts'
import { isDocument } from '../../contract/lesson-rules.ts'
import { renderLessonDocument } from '../../lesson-formats/markup/render-lesson-document.ts'
import type { Caller } from '../caller.ts'
import type { LessonRow } from '../reader/reader.ts'
import { lessonDefaults } from './lesson-defaults.ts'
import { presentItems, texts } from './present-items.ts'

/**
 * Who sees a lesson. Admins see a premium lesson whole, and so does anybody who is shown its draft, or has
 * a grant for it.
 */
type Viewer = Pick<Caller, 'admin' | 'openLessonId' | 'student'>

/** A lesson in a list, never with its HTML; a premium one is a preview to visitors. */
export function presentLessonRow(lesson: LessonRow, viewer: Viewer): LessonListItem {
  const preview = presentPreview(lesson)
  if (isWithheldFrom(viewer, lesson)) return preview
  return {
    ...preview,
    videoId: lesson.videoId || lessonDefaults.videoId,
    warmUpQuestions: texts(lesson.warmUpQuestions),
    status: statusOf(lesson),
    hasHtmlContent: Boolean(lesson.hasHtmlContent),
  }
}

/** One lesson with the defaults of spec §3; a premium one is a preview to visitors. */
export function presentLesson(
  lesson: LessonDocument,
  viewer: Viewer,
  { omitsHtml = false } = {},
): LessonAnswer {
  const content = presentContent(lesson)
  const preview = {
    ...presentPreview(lesson),
    title: content.title,
    objectives: content.objectives,
  }
  if (isWithheldFrom(viewer, lesson)) return preview
  return {
    ...preview,
    ...content,
    status: statusOf(lesson),
    hasHtmlContent: Boolean(lesson.hasHtmlContent),
    htmlContent: omitsHtml ? null : htmlOf(lesson, content),
  }
}

/** The uploaded HTML, or a page made of a lesson that has custom styles or scripts only. */
export function htmlOf(lesson: LessonDocument, content: LessonContent): string | null {
  if (lesson.htmlContent || !isDocument(lesson)) return lesson.htmlContent || null
  const { customStyles, customScripts } = lesson
  return renderLessonDocument(content, {
    customStyles: customStyles ?? '',
    customScripts: customScripts ?? '',
  })
}

/** The learner's content, with a default for every missing field. */
export function presentContent(lesson: LessonDocument): LessonContent {
  const orDefault = <Key extends keyof LessonContent>(key: Key, value: LessonContent[Key]) =>
    value.length > 0 ? value : lessonDefaults[key]
  return {
    title: orDefault('title', lesson.title ?? ''),
    videoId: orDefault('videoId', lesson.videoId ?? ''),
    objectives: orDefault('objectives', texts(lesson.objectives)),
    warmUpQuestions: orDefault('warmUpQuestions', texts(lesson.warmUpQuestions)),
    warmUpPicture: orDefault('warmUpPicture', lesson.warmUpPicture ?? ''),
    visualPrompt: orDefault('visualPrompt', lesson.visualPrompt ?? ''),
    keyTakeaways: orDefault('keyTakeaways', texts(lesson.keyTakeaways)),
    ...presentItems(lesson),
    speakingTips: texts(lesson.speakingTips),
    writingActivity: lesson.writingActivity ?? '',
  }
}

function presentPreview(lesson: LessonRow): LessonPreview {
  const { id, lessonNumber, title, objectives, isPremium, createdAt, cefr, minutes } = lesson
  return {
    id,
    courseId: courseIdOf(lesson),
    lessonNumber: lessonNumber ?? 1,
    title: title || lessonDefaults.title, // a draft may have none yet
    objectives: texts(objectives),
    isPremium: isPremium ?? false,
    createdAt,
    ...(cefr && { cefr }),
    ...(minutes && { minutes }),
  }
}

/** Payload withholds the content as well; this gives the answer its agreed shape (decision 13). */
export const isWithheldFrom = (
  { admin, openLessonId, student }: Viewer,
  { id, course, isPremium }: Pick<LessonRow, 'id' | 'course' | 'isPremium'>,
): boolean =>
  Boolean(isPremium) && !admin && id !== openLessonId && !isOpened(student?.grants, { id, course })

const statusOf = ({ _status }: LessonRow): Lesson['status'] =>
  _status === 'published' ? 'published' : 'draft'
