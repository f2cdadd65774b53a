import { z } from 'zod'

/** When a backup was put in place of what was there, as the database keeps it under this key. */
export const restoredKey = 'restored'

export const Restored = z.object({
  at: z.iso.datetime(),
  /** Told from any other time that a backup was put there. */
  id: z.string().optional(),
})
