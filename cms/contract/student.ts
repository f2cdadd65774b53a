import { z } from 'zod'
import { lessonLimits, maxId } from './limits.ts'
import { studentLimits } from './student-limits.ts'

/** What a link ends with, sent once (decision 110). */
export const LinkSecret = z.object({ secret: z.string().max(100) })
export type LinkSecret = z.infer<typeof LinkSecret>

/** An access code as somebody types it. */
export const TypedCode = z.object({ code: z.string().max(100) })
export type TypedCode = z.infer<typeof TypedCode>

/** What a student was given, and what she has agreed to. */
export const StudentPage = z.object({
  name: z.string(),
  /** False for somebody who has typed a code and was sent no link. */
  hasLink: z.boolean(),
  endsAt: z.iso.datetime().nullable(),
  consentedAt: z.iso.datetime().nullable(),
  /** How much of what she did has been sent. */
  sent: z.int().min(0),
  lessons: z.array(
    z.object({
      lessonId: z.int().positive(),
      lessonNumber: z.int().positive(),
      title: z.string(),
      courseName: z.string(),
      path: z.string(),
    }),
  ),
  exercises: z.array(
    z.object({ exerciseId: z.int().positive(), title: z.string(), path: z.string() }),
  ),
  /** Premium lessons that are open to her beside these. */
  open: z.array(
    z.object({
      title: z.string(),
      path: z.string(),
      until: z.iso.datetime().nullable(),
    }),
  ),
})
export type StudentPage = z.infer<typeof StudentPage>

/** Whether results may be sent from now on. */
export const Consent = z.object({ agrees: z.boolean() })
export type Consent = z.infer<typeof Consent>

const happening = {
  /** The event's own id, a ULID (decision 78). */
  id: z.string().regex(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/),
  at: z.int().min(0).max(8.64e15),
  ref: z.string().regex(/^\d{1,10}\/\d{1,10}$/),
}

const count = z.int().min(0).max(lessonLimits.items)

/** Something that a student did in a lesson that she was given, as her device tells it. */
export const StudentEvent = z.discriminatedUnion('kind', [
  z.object({
    ...happening,
    kind: z.literal('step'),
    data: z.object({ stage: z.string().max(100) }),
  }),
  z.object({
    ...happening,
    kind: z.literal('quiz'),
    data: z.object({
      answers: z.array(z.int().min(-1).max(lessonLimits.options.max)).max(lessonLimits.items),
      right: count,
      total: count,
    }),
  }),
  z.object({
    ...happening,
    kind: z.literal('words'),
    data: z.object({
      word: z.string().max(200),
      how: z.string().max(20),
      verdict: z.enum(['right', 'slip', 'form', 'wrong', 'empty']),
    }),
  }),
  z.object({
    ...happening,
    kind: z.literal('done'),
    data: z.object({ undone: z.boolean().optional() }),
  }),
])
export type StudentEvent = z.infer<typeof StudentEvent>

export const SentEvents = z.object({
  events: z.array(StudentEvent).max(studentLimits.eventsAtOnce),
})
export type SentEvents = z.infer<typeof SentEvents>

/** The lessons of which results are taken. */
export const GivenLessons = z.object({ lessons: z.array(z.int().positive().max(maxId)) })
export type GivenLessons = z.infer<typeof GivenLessons>
