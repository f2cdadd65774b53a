import { z } from 'zod'

const QuizItem = z.object({
  question: z.string(),
  answer: z.string(),
  right: z.string(),
  isRight: z.boolean(),
})

/** One time that a quiz was submitted. */
const QuizTry = z.object({
  at: z.string(),
  right: z.number(),
  total: z.number(),
  /** None where the quiz has another number of questions by now. */
  items: z.array(QuizItem),
  isOlder: z.boolean(),
})

/** What a student did in one lesson, as her tutor reads it. */
export const LessonReport = z.object({
  /** Null where the lesson is gone. */
  lessonId: z.number().nullable(),
  title: z.string(),
  openedAt: z.string().nullable(),
  /** Of what happened last. */
  newestAt: z.string(),
  stages: z.number(),
  finishedAt: z.string().nullable(),
  tries: z.array(QuizTry),
  words: z.object({
    asked: z.number(),
    rightAtFirst: z.number(),
    /** Those that were wrong at least once, the most missed first. */
    missed: z.array(z.object({ word: z.string(), times: z.number() })),
  }),
  /** Whether something came in since the tutor looked last. */
  isNew: z.boolean(),
})
export type LessonReport = z.infer<typeof LessonReport>

export const StudentReport = z.object({ lessons: z.array(LessonReport) })
export type StudentReport = z.infer<typeof StudentReport>
