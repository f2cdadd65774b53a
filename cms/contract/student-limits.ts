// Apart from the other limits, which every page loads.

/** A student, what she is given, and what she sends at once (decision 110). */
export const studentLimits = {
  name: 80,
  note: 5_000,
  given: 200,
  grants: 50,
  eventsAtOnce: 200,
  /** Characters of an answer. */
  answer: 300,
  triesOfSitting: 10_000,
} as const
