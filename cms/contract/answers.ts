import { z } from 'zod'
import { maxId } from './limits.ts'

/**
 * Every error answer (decision 2); `errors` only with status 400, and
 * with 401 where a sign-in needs a code. `requestId` only where the fault is
 * ours (from 500 on): the log tells more under it.
 */
export const ErrorAnswer = z.object({
  message: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  requestId: z.string().optional(),
})
export type ErrorAnswer = z.infer<typeof ErrorAnswer>

/** A write that has nothing else to say. */
export const MessageAnswer = z.object({ message: z.string() })
export type MessageAnswer = z.infer<typeof MessageAnswer>

/** Ids in paths are numbers of the database's integer type. */
export const Id = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(z.int().max(maxId))
