import { z } from 'zod'
import { PasteAnswer } from './exercise-making.ts'

export const xRayLimits = { findings: 300, text: 500, places: 20, place: 200 } as const

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
})
export type XRayReport = z.infer<typeof XRayReport>
