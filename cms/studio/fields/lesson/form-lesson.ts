import { z } from 'zod'
import type { ParsedCustomLesson } from '../../../lesson-formats/markup/parsed-lesson.ts'

/** A form knows fields that are empty as undefined, null or ''; lists without rows as 0. */
const text = z.string().catch('')
const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).catch([])
const texts = listOf(z.object({ text }).catch({ text: '' })).transform((rows) =>
  rows.map((row) => row.text).filter(hasWords),
)

const hasWords = (words: string) => words.trim() !== ''

/** Options without words are left out, and the right one's place is counted among those that stay. */
const quizQuestion = z
  .object({
    question: text,
    options: listOf(z.object({ text }).catch({ text: '' })),
    correctAnswer: z.number().nullable().catch(null),
  })
  .transform(({ question, options, correctAnswer }) => {
    const words = options.map((option) => option.text)
    const isThere = correctAnswer !== null && hasWords(words[correctAnswer] ?? '')
    return {
      question,
      options: words.filter(hasWords),
      correctAnswer: isThere ? words.slice(0, correctAnswer).filter(hasWords).length : null,
    }
  })

/** A lesson as the studio's form has it at this moment, saved or not. */
const FormLesson = z.object({
  title: text,
  course: z.number().optional().catch(undefined),
  lessonNumber: z.number().optional().catch(undefined),
  isPremium: z.boolean().catch(false),
  videoId: text,
  objectives: texts,
  keyTakeaways: texts,
  warmUpQuestions: texts,
  warmUpPicture: text,
  visualPrompt: text,
  vocabulary: listOf(z.object({ word: text, phonetics: text, definition: text, example: text })),
  phrases: listOf(z.object({ phrase: text, usage: text, example: text })),
  grammarConcepts: listOf(z.object({ concept: text, explanation: text, example: text })),
  practiceActivities: listOf(
    z.object({ type: z.enum(['speaking', 'writing']).catch('speaking'), questions: texts }),
  ),
  speakingTips: texts,
  writingActivity: text,
  quizQuestions: listOf(quizQuestion),
  htmlContent: text,
  customStyles: text,
  customScripts: text,
})
export type FormLesson = z.infer<typeof FormLesson>

export const readFormLesson = (data: unknown): FormLesson => FormLesson.parse(data)

/** The same lesson as markup states it: what is empty is absent. */
export function statedLesson(lesson: FormLesson): ParsedCustomLesson {
  const { course, title, customStyles, customScripts, quizQuestions, ...content } = lesson
  // Markup marks one option of each question: where none is chosen yet, the first.
  const quiz = quizQuestions.map((one) => ({ ...one, correctAnswer: one.correctAnswer ?? 0 }))
  const stated = Object.entries({ ...content, quizQuestions: quiz }).filter(
    ([, value]) => value !== undefined && !(hasLength(value) && value.length === 0),
  )
  return {
    ...Object.fromEntries(stated),
    ...(course === undefined ? {} : { courseId: course }),
    title,
    customStyles,
    customScripts,
  }
}

const hasLength = (value: unknown): value is { length: number } =>
  typeof value === 'string' || Array.isArray(value)
