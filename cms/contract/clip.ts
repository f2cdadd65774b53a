import { z } from 'zod'
import { clipLimits } from './clip-limits.ts'
import { lessonLimits } from './limits.ts'

/** A word that the tutor has said: what was heard, and under which name its sound is kept. */
export const Clip = z.object({
  id: z.int().positive(),
  /** The word as rows know it, without what they are rows of (`wordKeyOf`). */
  key: z.string(),
  /** The word as it was written when it was said. */
  word: z.string(),
  /** Of its bytes: another sound has another address. */
  hash: z.string(),
  ms: z.int().positive(),
})
export type Clip = z.infer<typeof Clip>

/** GET …/clips: the words of a lesson or of an exercise that the tutor has said. */
export const Clips = z.object({ clips: z.array(Clip).readonly() })
export type Clips = z.infer<typeof Clips>

/** PUT …/clips: a word and its sound, in place of an earlier one. */
export const NewClip = z.object({
  word: z.string().trim().min(1).max(lessonLimits.line),
  /** A WAV file as `cms/clips/wav-file.ts` writes it, in base64. */
  sound: z.base64().min(1).max(clipLimits.base64),
})
export type NewClip = z.infer<typeof NewClip>
