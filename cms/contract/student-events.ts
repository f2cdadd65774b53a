import { z } from 'zod'
import { exerciseKinds, verdicts } from './exercise-kinds.ts'
import { lessonLimits, maxId } from './limits.ts'
import { isBetween, longList } from './long-list.ts'
import { studentLimits } from './student-limits.ts'
import { ulidPattern } from './ulid.ts'

/** The end of the year 9999: what lies behind it has a form of date that Postgres does not read. */
const lastMoment = Date.UTC(10_000, 0) - 1

/** Every event has an id of its own, a ULID (decision 78): what arrives twice is stored once. */
const happening = {
  id: z.string().regex(ulidPattern),
  at: z.int().min(0).max(lastMoment),
}

const inLesson = { ...happening, ref: z.string().regex(/^\d{1,10}\/\d{1,10}$/) }
const inExercise = { ...happening, exercise: z.int().positive().max(maxId) }

const count = z.int().min(0).max(lessonLimits.items)
const tries = z.int().min(0).max(studentLimits.triesOfSitting)

/** A word by the id of its row. */
const word = z.string().max(200)
const verdict = z.enum(verdicts)

/** Something that a student did in a lesson or an exercise given to her, as her device tells it. */
export const StudentEvent = z.discriminatedUnion('kind', [
  z.object({
    ...inLesson,
    kind: z.literal('step'),
    data: z.object({ stage: z.string().max(100) }),
  }),
  z.object({
    ...inLesson,
    kind: z.literal('quiz'),
    data: z.object({
      answers: longList(isBetween(-1, lessonLimits.options.max), lessonLimits.items),
      right: count,
      total: count,
    }),
  }),
  z.object({
    ...inLesson,
    kind: z.literal('words'),
    data: z.object({ word, how: z.string().max(20), verdict }),
  }),
  z.object({
    ...inLesson,
    kind: z.literal('done'),
    data: z.object({ undone: z.boolean().optional() }),
  }),
  z.object({ ...inExercise, kind: z.literal('opened'), data: z.object({}) }),
  z.object({
    ...inExercise,
    kind: z.literal('answered'),
    data: z.object({
      word,
      how: z.enum(exerciseKinds),
      verdict,
      /** What she wrote or chose first; '' where the answer was shown to her, or none is written. */
      answer: z.string().max(studentLimits.answer),
    }),
  }),
  z.object({
    ...inExercise,
    kind: z.literal('finished'),
    data: z.object({
      how: z.enum(['mixed', ...exerciseKinds]),
      /** First tries of the sitting. */
      right: tries,
      total: tries,
    }),
  }),
])
export type StudentEvent = z.infer<typeof StudentEvent>

const shapes = StudentEvent.options.map(({ shape }) => shape)

/** What a student can have done, in lessons and in exercises. */
export const eventKinds = shapes.map(({ kind }) => kind.value)
/** Of these, what is done in an exercise that was given to her. */
export const exerciseEventKinds = shapes.flatMap((shape) =>
  'exercise' in shape ? [shape.kind.value] : [],
)

export const SentEvents = z.object({
  events: z.array(StudentEvent).max(studentLimits.eventsAtOnce),
})
export type SentEvents = z.infer<typeof SentEvents>

const ids = z.array(z.int().positive().max(maxId))

/** The lessons and exercises of which results are taken. */
export const GivenThings = z.object({ lessons: ids, exercises: ids })
export type GivenThings = z.infer<typeof GivenThings>
