// Apart from the other limits: no public page needs them before somebody listens.

const clipSeconds = 10
const clipRate = 24_000
const clipBytes = 44 + clipSeconds * clipRate * 2

/** A clip of the tutor's voice (decision 102): how long, in samples a second, bytes and base64. */
export const clipLimits = {
  seconds: clipSeconds,
  shortestMs: 60,
  rate: clipRate,
  bytes: clipBytes,
  base64: Math.ceil(clipBytes / 3) * 4,
  /** Of one lesson or exercise: every word that it may have, and some that it had. */
  count: 1_000,
} as const

const greetingSeconds = 20
const greetingBytes = 44 + greetingSeconds * clipRate * 2

/** The tutor's hello on the home page: how long, in bytes and base64. */
export const greetingLimits = {
  seconds: greetingSeconds,
  bytes: greetingBytes,
  base64: Math.ceil(greetingBytes / 3) * 4,
} as const
