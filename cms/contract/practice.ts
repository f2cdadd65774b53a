import { z } from 'zod'
import { LessonPreview } from './lesson.ts'

/** A word or phrase that is practised (`Row` of cms/exercises). */
export const PracticeRow = z.object({
  id: z.string(),
  word: z.string(),
  translation: z.string(),
  phonetics: z.string(),
  meaning: z.string(),
  example: z.string(),
  spokenExample: z.string(),
  alsoRight: z.array(z.string()).readonly(),
})

export const WordFacts = z.object({
  level: z.int().min(0).max(6),
  parts: z.array(z.enum(['n', 'v', 'a', 'r', 'x'])).readonly(),
})

/** What a lesson's words are practised with (`PracticeSet` of cms/exercises). */
export const Practice = z.object({
  lessonId: z.int().positive(),
  courseId: z.int().positive(),
  title: z.string(),
  /** None where no words can be read out of the lesson. */
  rows: z.array(PracticeRow).readonly(),
  others: z.array(PracticeRow).readonly(),
  facts: z.record(z.string(), WordFacts),
  nearForms: z.array(z.string()).readonly(),
  /** How many of the words the tutor has said; absent where none. */
  spoken: z.int().positive().optional(),
})
export type Practice = z.infer<typeof Practice>

/** The answer for one lesson's words, or the lesson's preview where a premium one is withheld. */
export const PracticeAnswer = z.union([Practice, LessonPreview])
export type PracticeAnswer = z.infer<typeof PracticeAnswer>

/** How many words of a lesson can be practised; none of a lesson that is withheld. */
export const WordCount = z.object({ words: z.int().min(0) })
export type WordCount = z.infer<typeof WordCount>
