import { z } from 'zod'
import { lessonLimits } from './limits.ts'

const most = lessonLimits.items
const line = z.string().max(lessonLimits.paragraph)

/** A sentence with a gap; the bank has the word that stood there. */
export const WorksheetGap = z.object({ before: line, answer: line, after: line })
export type WorksheetGap = z.infer<typeof WorksheetGap>

/** Sentences with gaps, and the words that go into them in another order. */
export const WorksheetGaps = z.object({
  bank: z.array(line).max(most),
  sentences: z.array(WorksheetGap).max(most),
})
export type WorksheetGaps = z.infer<typeof WorksheetGaps>

/** Words and meanings to be joined; `key` has for each word the index of its meaning. */
export const WorksheetMatch = z.object({
  words: z.array(line).max(most),
  meanings: z.array(line).max(most),
  key: z.array(z.int().min(0)).max(most),
})
export type WorksheetMatch = z.infer<typeof WorksheetMatch>

/** A lesson or an exercise on paper, with everything that its key needs. */
export const Worksheet = z.object({
  kind: z.enum(['lesson', 'exercise']),
  /** Its course and its number, above the title; '' for an exercise, which stands alone. */
  place: line,
  title: line,
  /** Where it is on this site. */
  path: z.string(),
  words: z
    .array(z.object({ word: line, phonetics: line, translation: line, meaning: line }))
    .max(2 * most),
  gaps: z.array(WorksheetGaps).max(2 * most),
  matches: z.array(WorksheetMatch).max(2 * most),
  questions: z
    .array(
      z.object({
        question: line,
        options: z.array(line).max(lessonLimits.options.max),
        correctAnswer: z.int().min(0),
      }),
    )
    .max(most),
  /** What to write about; '' where there is no such activity. */
  writing: line,
  /** The full address as a QR code: one SVG path in a square of so many modules. */
  qr: z.object({ size: z.int().positive(), d: z.string() }),
})
export type Worksheet = z.infer<typeof Worksheet>
