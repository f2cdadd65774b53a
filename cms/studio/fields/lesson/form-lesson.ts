import { z } from 'zod'
import type { ParsedCustomLesson } from '../../../lesson-formats/markup/parsed-lesson.ts'

/** A form knows fields that are empty as undefined, null or ''; lists without rows as 0. */
const text = z.string().catch('')
const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).catch([])
const texts = listOf(z.object({ text }).catch({ text: '' })).transform((rows) =>
  rows.map((row) => row.text).filter((words) => words.trim() !== ''),
)

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
  quizQuestions: listOf(
    z.object({ question: text, options: texts, correctAnswer: z.number().catch(0) }),
  ),
  htmlContent: text,
  customStyles: text,
  customScripts: text,
})
export type FormLesson = z.infer<typeof FormLesson>

export const readFormLesson = (data: unknown): FormLesson => FormLesson.parse(data)

/** The same lesson as markup states it: what is empty is absent. */
export function statedLesson(lesson: FormLesson): ParsedCustomLesson {
  const { course, title, customStyles, customScripts, ...content } = lesson
  const stated = Object.entries(content).filter(
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
