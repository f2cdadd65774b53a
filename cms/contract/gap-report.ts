import { z } from 'zod'
import { exerciseKinds } from './exercise-kinds.ts'
import { lessonLimits, maxId } from './limits.ts'

const line = z.string().max(lessonLimits.line)
const paragraph = z.string().max(lessonLimits.paragraph)

/** Words as the tutor has them in a form, saved or not. */
export const GapCheck = z.object({
  /** Where they stand: wrong words may come from the other lessons of the course. */
  lessonId: z.int().positive().optional(),
  courseId: z.int().positive().max(maxId).optional(),
  words: z
    .array(
      z.object({
        word: line,
        meaning: paragraph,
        example: paragraph,
        translation: line.default(''),
        spokenExample: paragraph.default(''),
      }),
    )
    .max(2 * lessonLimits.items),
  /** Whether all kinds of exercises are counted too, which takes longer. */
  countsKinds: z.boolean().default(false),
})
export type GapCheck = z.input<typeof GapCheck>

/** How many of these words a gap can ask for, and why not for the others (decision 70). */
export const GapReport = z.object({
  words: z.int().min(0),
  gaps: z.int().min(0),
  refused: z.array(z.object({ word: z.string(), reason: z.string() })),
  /** How much there is to do of each kind, where that was asked. */
  kinds: z
    .array(z.object({ kind: z.enum(exerciseKinds), count: z.int().min(0) }))
    .max(exerciseKinds.length)
    .optional(),
})
export type GapReport = z.infer<typeof GapReport>
