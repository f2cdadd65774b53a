import { z } from 'zod'
import { Cefr } from './course.ts'
import { lessonLimits } from './limits.ts'

const line = z.string().max(lessonLimits.line)
const paragraph = z.string().max(lessonLimits.paragraph)
const maxItems = lessonLimits.items

/** The number is an order within its course, from 1 (spec §3). */
export const LessonNumber = z.int().min(1).max(lessonLimits.number)

export const VocabularyItem = z.object({
  word: line,
  phonetics: line,
  definition: paragraph,
  example: paragraph,
})
export type VocabularyItem = z.infer<typeof VocabularyItem>

export const PhraseItem = z.object({ phrase: line, usage: paragraph, example: paragraph })
export type PhraseItem = z.infer<typeof PhraseItem>

export const GrammarConcept = z.object({
  concept: line,
  explanation: paragraph,
  example: paragraph,
})
export type GrammarConcept = z.infer<typeof GrammarConcept>

export const PracticeActivity = z.object({
  type: z.enum(['speaking', 'writing']),
  questions: z.array(paragraph).max(maxItems),
})
export type PracticeActivity = z.infer<typeof PracticeActivity>

export const QuizQuestion = z
  .object({
    question: paragraph,
    options: z.array(line).min(lessonLimits.options.min).max(lessonLimits.options.max),
    correctAnswer: z.int().min(0),
  })
  .refine((item) => item.correctAnswer < item.options.length, {
    path: ['correctAnswer'],
    message: 'The correct answer must be one of the options.',
  })
export type QuizQuestion = z.infer<typeof QuizQuestion>

/** Everything a learner works with in a structured lesson (spec §3 'Lesson'). */
export const LessonContent = z.object({
  title: line,
  videoId: line,
  objectives: z.array(paragraph).max(maxItems),
  warmUpQuestions: z.array(paragraph).max(maxItems),
  warmUpPicture: z.string().max(lessonLimits.pictureAddress),
  visualPrompt: paragraph,
  keyTakeaways: z.array(paragraph).max(maxItems),
  vocabulary: z.array(VocabularyItem).max(maxItems),
  phrases: z.array(PhraseItem).max(maxItems),
  grammarConcepts: z.array(GrammarConcept).max(maxItems),
  practiceActivities: z.array(PracticeActivity).max(maxItems),
  speakingTips: z.array(paragraph).max(maxItems),
  writingActivity: paragraph,
  quizQuestions: z.array(QuizQuestion).max(maxItems),
})
export type LessonContent = z.infer<typeof LessonContent>

/** What everybody may know of every lesson, premium ones too (decision 13). */
export const LessonPreview = z.object({
  id: z.int().positive(),
  courseId: z.int().positive(),
  lessonNumber: LessonNumber,
  title: z.string(),
  objectives: z.array(z.string()),
  isPremium: z.boolean(),
  createdAt: z.iso.datetime(),
  cefr: Cefr.optional(),
  minutes: z.int().positive().optional(),
})
export type LessonPreview = z.infer<typeof LessonPreview>

/** A whole lesson; `status` is 'draft' only where an admin asks. */
export const Lesson = LessonPreview.extend({
  ...LessonContent.shape,
  status: z.enum(['draft', 'published']),
  hasHtmlContent: z.boolean(),
  htmlContent: z.string().nullable(),
})
export type Lesson = z.infer<typeof Lesson>

/** The answer for one lesson: whole, or the preview where a premium lesson is withheld. */
export const LessonAnswer = z.union([Lesson, LessonPreview])
export type LessonAnswer = z.infer<typeof LessonAnswer>

/** A lesson in a list: never with `htmlContent` (decision 17). */
export const LessonSummary = LessonPreview.extend({
  videoId: z.string(),
  warmUpQuestions: z.array(z.string()),
  status: z.enum(['draft', 'published']),
  hasHtmlContent: z.boolean(),
})
export type LessonSummary = z.infer<typeof LessonSummary>

/** A list row: a summary, or the preview where a premium lesson is withheld. */
export const LessonListItem = z.union([LessonSummary, LessonPreview])
export type LessonListItem = z.infer<typeof LessonListItem>

/** Its size is checked apart, because 'too large' has a status of its own (decision 2). */
const lessonHtml = z
  .string()
  .refine((html) => html.trim() !== '', 'Please enter HTML content for the lesson')

/** Creates a lesson: `html` is template markup, `htmlContent` an uploaded document (decision 15). */
export const CreateLesson = z
  .strictObject({ html: lessonHtml.optional(), htmlContent: lessonHtml.optional() })
  .refine(({ html, htmlContent }) => (html === undefined) !== (htmlContent === undefined), {
    path: ['html'],
    message: 'Send the lesson either as html or as htmlContent.',
  })
export type CreateLesson = z.infer<typeof CreateLesson>

/** Creates a lesson by the custom parser. */
export const CreateCustomLesson = z.strictObject({ html: lessonHtml })
export type CreateCustomLesson = z.infer<typeof CreateCustomLesson>

/** Moves a lesson; a number that is taken in another course becomes the next free one there. */
export const MoveLesson = z.object({ courseId: z.int().min(1), lessonNumber: LessonNumber })
export type MoveLesson = z.infer<typeof MoveLesson>
