// Apart from the schemas, so that the learner's pages load none.
import type { Lesson, LessonAnswer, LessonPreview } from './lesson.ts'
import { pagePaths } from './page-paths.ts'

/** False where the server has withheld a premium lesson's content (decision 13). */
export const isWhole = (lesson: LessonAnswer): lesson is Lesson => 'vocabulary' in lesson

interface DocumentParts {
  htmlContent?: string | null | undefined
  customStyles?: string | null | undefined
  customScripts?: string | null | undefined
}

/** An uploaded page, or a lesson with styles or scripts of its own: it is shown as one document. */
export const isDocument = ({ htmlContent, customStyles, customScripts }: DocumentParts) =>
  Boolean(htmlContent || customStyles || customScripts)

export type StructuredParts = Pick<
  Lesson,
  'vocabulary' | 'phrases' | 'grammarConcepts' | 'practiceActivities' | 'quizQuestions'
>

/** What decides where a lesson is shown. */
export type LessonKinds = StructuredParts & Pick<Lesson, 'hasHtmlContent'>

/** The two viewers of spec §2. */
export type Viewer = 'structured' | 'uploaded'

/**
 * The viewers that have something to show, the one at the lesson's own address first. A withheld
 * lesson says so in whichever it is opened.
 */
export function viewersOf(lesson: LessonKinds | LessonPreview): Viewer[] {
  if (!('vocabulary' in lesson)) return ['structured', 'uploaded']
  const viewers: Viewer[] = []
  if (isStructured(lesson)) viewers.push('structured')
  if (lesson.hasHtmlContent) viewers.push('uploaded')
  return viewers
}

interface Place {
  id: number
  courseSlug: string
  lessonNumber: number
}

/**
 * The one address under which a lesson is announced (decision 45). The structured viewer comes
 * first, since its words stand in the page itself, and since it has an answer to every lesson.
 */
export const lessonAddress = (
  viewers: readonly Viewer[],
  { id, courseSlug, lessonNumber }: Place,
): string =>
  viewers[0] === 'uploaded'
    ? pagePaths.uploadedLesson(id)
    : pagePaths.lesson(courseSlug, lessonNumber)

const isStructured = (lesson: StructuredParts) =>
  [
    lesson.vocabulary,
    lesson.phrases,
    lesson.grammarConcepts,
    lesson.practiceActivities,
    lesson.quizQuestions,
  ].some((list) => list.length > 0)
