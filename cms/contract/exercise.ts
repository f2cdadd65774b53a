import { z } from 'zod'
import { exerciseKinds } from './exercise-kinds.ts'
import { PracticeRow, WordFacts } from './practice.ts'

/** GET /api/exercises/:address: an exercise's words with what practising them takes. */
export const Exercise = z.object({
  id: z.int().positive(),
  address: z.string(),
  title: z.string(),
  /** How it may be practised, from the gentlest kind to the hardest. */
  kinds: z.array(z.enum(exerciseKinds)).readonly(),
  /** The language of the translations, as HTML names it; '' where nobody said. */
  learnerLanguage: z.string(),
  rows: z.array(PracticeRow).readonly(),
  facts: z.record(z.string(), WordFacts),
  nearForms: z.array(z.string()).readonly(),
  /** How many of the words the tutor has said; absent where none. */
  spoken: z.int().positive().optional(),
  /** Shown before it is published: there are no files of it yet. */
  isDraft: z.literal(true).optional(),
})
export type Exercise = z.infer<typeof Exercise>
