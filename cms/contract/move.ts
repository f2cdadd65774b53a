import { z } from 'zod'
import { moveLimits } from './limits.ts'

/** The id of a parked move: 128 bits of chance. */
export const MoveId = z.string().regex(/^[\w-]{22}$/)

/** A learner's passport, sealed in her browser: nobody can read it without the key in her link. */
export const SealedMove = z.object({
  sealed: z
    .string()
    .min(1)
    .max(moveLimits.sealed)
    .regex(/^[\w-]+$/),
})
export type SealedMove = z.infer<typeof SealedMove>

/** Where it is parked, and until when. */
export const ParkedMove = z.object({ id: MoveId, expiresAt: z.iso.datetime() })
export type ParkedMove = z.infer<typeof ParkedMove>
