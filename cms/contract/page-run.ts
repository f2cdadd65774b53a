import { z } from 'zod'
import { pageRunLimits } from './page-run-limits.ts'

/** What names one run of a page, and no other (decision 142). */
export const RunNonce = z.string().regex(/^[0-9a-f]{32}$/)

/** What was seen while an uploaded page ran. */
export const RunSeen = z.strictObject({
  kind: z.enum([
    ...['error', 'rejection', 'file', 'far-file', 'blocked', 'alert'],
    ...['score-free', 'score-grows', 'score-above', 'no-key', 'wide'],
  ] as const),
  text: z.string().max(pageRunLimits.text),
})
export type RunSeen = z.infer<typeof RunSeen>

const fromRun = { type: z.literal('lesson-run'), run: RunNonce }

/** What the reporter in the frame says. The page is beside it and can say the same: it is not trusted. */
export const RunMessage = z.union([
  z.strictObject({ ...fromRun, step: z.enum(['begun', 'ended']) }),
  z.strictObject({ ...fromRun, seen: RunSeen }),
])
export type RunMessage = z.infer<typeof RunMessage>
