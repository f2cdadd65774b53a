import { z } from 'zod'

const word = z.string().max(100)
const sounds = z.array(z.string().max(300)).max(20)

/**
 * How the words of a lesson are said, for the engine that listens: every way in its alphabet, the
 * words that sound the same, and common words that differ by one sound.
 */
export const LessonSounds = z.object({
  words: z.record(word, sounds),
  alike: z.record(word, z.array(word).max(20)),
  near: z.record(word, z.array(word).max(20)),
})
export type LessonSounds = z.infer<typeof LessonSounds>
