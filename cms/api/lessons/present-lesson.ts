import { courseIdOf } from '../../content/collections/lessons/course-id-of.ts'
import type { Lesson as LessonDocument } from '../../content/payload-types.ts'
import type {
  Lesson,
  LessonAnswer,
  LessonContent,
  LessonListItem,
  LessonPreview,
} from '../../contract/lesson.ts'
import { renderLessonDocument } from '../../lesson-formats/markup/render-lesson-document.ts'
import type { Caller } from '../caller.ts'
import type { LessonRow } from '../reader/reader.ts'
import { lessonDefaults } from './lesson-defaults.ts'

/** Who sees a lesson: an admin, and who is shown one, sees a premium lesson whole. */
type Viewer = Pick<Caller, 'admin' | 'openLessonId'>

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
  if (lesson.htmlContent) return lesson.htmlContent
  const { customStyles, customScripts } = lesson
  if (!customStyles && !customScripts) return null
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
    // An item of a draft that has not got its first field yet is left out.
    vocabulary: (lesson.vocabulary ?? [])
      .filter(({ word }) => word)
      .map(({ word, phonetics, definition, example }) => ({
        word,
        phonetics: phonetics ?? '',
        definition: definition ?? '',
        example: example ?? '',
      })),
    phrases: (lesson.phrases ?? [])
      .filter(({ phrase }) => phrase)
      .map(({ phrase, usage, example }) => ({
        phrase,
        usage: usage ?? '',
        example: example ?? '',
      })),
    grammarConcepts: (lesson.grammarConcepts ?? [])
      .filter(({ concept }) => concept)
      .map(({ concept, explanation, example }) => ({
        concept,
        explanation: explanation ?? '',
        example: example ?? '',
      })),
    practiceActivities: (lesson.practiceActivities ?? []).map(({ type, questions }) => ({
      type,
      questions: texts(questions),
    })),
    speakingTips: texts(lesson.speakingTips),
    writingActivity: lesson.writingActivity ?? '',
    quizQuestions: (lesson.quizQuestions ?? [])
      .filter(isComplete)
      .map(({ question, options, correctAnswer }) => ({
        question,
        options: texts(options),
        correctAnswer,
      })),
  }
}

function presentPreview(lesson: LessonRow): LessonPreview {
  const { id, lessonNumber, title, objectives, isPremium, createdAt } = lesson
  return {
    id,
    courseId: courseIdOf(lesson),
    lessonNumber: lessonNumber ?? 1,
    title: title || lessonDefaults.title, // a draft may have none yet
    objectives: texts(objectives),
    isPremium: isPremium ?? false,
    createdAt,
  }
}

type Question = NonNullable<LessonDocument['quizQuestions']>[number]

const isComplete = ({ question, options, correctAnswer }: Question) =>
  Boolean(question) && texts(options).length >= 2 && correctAnswer < texts(options).length

/** Payload withholds the content as well; this gives the answer its agreed shape (decision 13). */
const isWithheldFrom = ({ admin, openLessonId }: Viewer, { id, isPremium }: LessonRow) =>
  isPremium && !admin && id !== openLessonId

const texts = (rows: { text: string }[] | null | undefined): string[] =>
  (rows ?? []).flatMap(({ text }) => text ?? [])

const statusOf = ({ _status }: LessonRow): Lesson['status'] =>
  _status === 'published' ? 'published' : 'draft'
