import { z } from 'zod'

/** What a link ends with, sent once (decision 110). */
export const LinkSecret = z.object({ secret: z.string().max(100) })
export type LinkSecret = z.infer<typeof LinkSecret>

/** An access code as somebody types it. */
export const TypedCode = z.object({
  code: z.string().max(100),
  /** 128 bits of chance by which a browser is known that has no cookie yet (decision 253). */
  browser: z
    .string()
    .regex(/^[\w-]{22}$/)
    .optional(),
})
export type TypedCode = z.infer<typeof TypedCode>

/** What a student was given, and what she has agreed to. */
export const StudentPage = z.object({
  id: z.int().positive(),
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
  homework: z.array(z.object({ homeworkId: z.int().positive(), title: z.string() })),
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
