import { z } from 'zod'
import { studentLimits } from './student-limits.ts'
import { ulidPattern } from './ulid.ts'

const text = z.string().trim().max(studentLimits.letter)

/** Base64 takes four letters for three bytes; what is longer is refused by the server in words. */
const mostLetters = Math.ceil(studentLimits.takeBytes / 3) * 4 + 64

/** A recording as it is sent. Its type is found out from its bytes. */
export const SentTake = z.object({
  seconds: z.number().min(0).max(86_400),
  data: z
    .string()
    .max(2 * mostLetters)
    .regex(/^[A-Za-z0-9+/]*={0,2}$/),
})
export type SentTake = z.infer<typeof SentTake>

/** Room for a recording that is refused for its size in words. */
export const letterBodyLimit = 2 * mostLetters + 64 * 1024

/** What a student sends to her tutor: a text, a recording, or both. */
export const NewLetter = z.object({
  /** Its own id, a ULID: what arrives twice is stored once. */
  id: z.string().regex(ulidPattern),
  text: text.default(''),
  take: SentTake.nullable().default(null),
})
export type NewLetter = z.input<typeof NewLetter>

/** What the tutor answers. */
export const NewAnswer = z.object({
  text: text.default(''),
  take: SentTake.nullable().default(null),
  /** The second of the student's recording that it is about. */
  second: z.number().int().min(0).max(studentLimits.takeSeconds).nullable().default(null),
  /**
   * When the answer was given whose place it takes, null for none; another one is not written over.
   * Without it, whichever is there is.
   */
  over: z.iso.datetime().nullish(),
})
export type NewAnswer = z.input<typeof NewAnswer>

const KeptTake = z.object({ id: z.int().positive(), seconds: z.number() })
export type KeptTake = z.infer<typeof KeptTake>

/** A letter as both read it. */
export const Letter = z.object({
  id: z.int().positive(),
  sentAt: z.string(),
  text: z.string(),
  /** Null where none was sent, or it has been deleted by now. */
  take: KeptTake.nullable(),
  answeredAt: z.string().nullable(),
  answer: z.string(),
  answerTake: KeptTake.nullable(),
  answerSecond: z.number().nullable(),
  /** When its recordings are deleted; null until it is answered, and where it has none. */
  takesGoAt: z.string().nullable(),
})
export type Letter = z.infer<typeof Letter>

/** The newest first. */
export const Letters = z.object({ letters: z.array(Letter) })
export type Letters = z.infer<typeof Letters>

/** A recording to be played. */
export const TakeSound = z.object({ type: z.string(), data: z.string() })
export type TakeSound = z.infer<typeof TakeSound>
