import { z } from 'zod'

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
