import { z } from 'zod'
import { PasteAnswer } from './exercise-making.ts'

export const xRayLimits = {
  findings: 300,
  text: 500,
  places: 20,
  place: 200,
  examples: 30,
} as const

/** What an uploaded page does or lacks: advice, which never keeps a page from being used. */
export const XRayFinding = z.object({
  /** Names the kind of finding, and its place where one page may have several. */
  id: z.string().max(200),
  weight: z.enum(['stops', 'worth']),
  text: z.string().max(xRayLimits.text),
  /** Names, lines or words that it is about. */
  places: z.array(z.string().max(xRayLimits.place)).max(xRayLimits.places),
})
export type XRayFinding = z.infer<typeof XRayFinding>

/** How many different words of a page stand at each level of the list (decision 71). */
export const XRayWords = z.object({
  levels: z.array(z.object({ level: z.enum(['A1', 'A2', 'B1', 'B2']), words: z.int().min(0) })),
  /** Words above B2, and whatever else the list lacks: the first of them in the page's order. */
  others: z.int().min(0),
  examples: z.array(z.string().max(40)).max(xRayLimits.examples),
})
export type XRayWords = z.infer<typeof XRayWords>

/** What was found in a lesson's newest page, beside the page that it had before. */
export const XRayReport = z.object({
  title: z.string(),
  findings: z.array(XRayFinding),
  /** Of these, what the page before did not have; null where there was none. */
  added: z.array(z.string()).nullable(),
  /** What the page before had and this one has not. */
  gone: z.array(XRayFinding),
  /** The words that it teaches, to make an exercise of. */
  rows: PasteAnswer.shape.rows,
  /** Null where the page has no English words, or took too long. */
  words: XRayWords.nullable(),
})
export type XRayReport = z.infer<typeof XRayReport>
