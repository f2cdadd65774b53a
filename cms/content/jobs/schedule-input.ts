import type { Payload } from 'payload'
import { z } from 'zod'

/** What Payload keeps of a planned publishing: the document or the text it is for. */
export const ScheduleInput = z.object({
  type: z.enum(['publish', 'unpublish']).default('publish'),
  doc: z
    .object({
      relationTo: z.enum(['lessons', 'courses', 'exercises']),
      value: z.coerce.number(),
    })
    .optional(),
  global: z.string().optional(),
  /** Who planned it; it is done with their rights. */
  user: z
    .object({ relationTo: z.literal('admins'), value: z.coerce.number() })
    .optional()
    .catch(undefined),
})
export type ScheduleInput = z.infer<typeof ScheduleInput>

/** The text that a plan is for, as it is configured. */
export const plannedText = ({ config }: Payload, { global }: ScheduleInput) =>
  config.globals.find(({ slug }) => slug === global)
