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

const WordsReport = z.object({
  asked: z.number(),
  rightAtFirst: z.number(),
  /** Those that were not right at a first try, the most missed first. */
  missed: z.array(z.object({ word: z.string(), times: z.number() })),
})

const thing = {
  title: z.string(),
  openedAt: z.string().nullable(),
  /** Of what happened last. */
  newestAt: z.string(),
  finishedAt: z.string().nullable(),
  words: WordsReport,
  /** Whether something came in since the tutor looked last. */
  isNew: z.boolean(),
}

/** What a student did in one lesson, as her tutor reads it. */
export const LessonReport = z.object({
  ...thing,
  of: z.literal('lesson'),
  /** Null where the lesson is gone. */
  lessonId: z.number().nullable(),
  stages: z.number(),
  tries: z.array(QuizTry),
})
export type LessonReport = z.infer<typeof LessonReport>

/** The same of an exercise. */
export const ExerciseReport = z.object({
  ...thing,
  of: z.literal('exercise'),
  /** Null where the exercise is gone. */
  exerciseId: z.number().nullable(),
  timesOpened: z.number(),
  /** Each time that it was practised to its end, the newest first. */
  sittings: z.array(
    z.object({ at: z.string(), how: z.string(), right: z.number(), total: z.number() }),
  ),
  /** What was answered first to each question, the newest first. */
  answers: z.array(
    z.object({
      at: z.string(),
      word: z.string(),
      how: z.string(),
      answer: z.string(),
      verdict: z.string(),
      /** The word is in the exercise no longer. */
      isOlder: z.boolean(),
    }),
  ),
})
export type ExerciseReport = z.infer<typeof ExerciseReport>

export const StudentReport = z.object({
  /** The words of her next exercise; none where she has missed nothing. */
  next: z.array(z.object({ word: z.string(), wasMissed: z.boolean() })),
  things: z.array(z.discriminatedUnion('of', [LessonReport, ExerciseReport])),
  /** When something of any student's came in last, as `NewestResult` says it. */
  newest: z.string().nullable(),
  /** When the newest of what is told here came in; null where she has sent nothing. */
  upTo: z.iso.datetime().nullable(),
})
export type StudentReport = z.infer<typeof StudentReport>

/** The tutor has read a report; what came in after its `upTo` she has not. */
export const ReportSeen = z.object({ upTo: z.iso.datetime() })

/** A moment that changes whenever something of a student's comes in; null where nothing is there. */
export const NewestResult = z.object({ newest: z.string().nullable() })

/** Asks for the next exercise; the day on the tutor's calendar names it. */
export const NextExerciseWish = z.object({ day: z.iso.date().optional() }).default({})

/** The draft that was made of what a student missed. */
export const NextExercise = z.object({ id: z.int().positive() })
