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
  /** Characters of a letter and of its answer. */
  letter: 5_000,
  /** Letters that wait for an answer, and letters at all. */
  waitingLetters: 30,
  letters: 1_000,
  /** A recording: three minutes, and bytes that hold them in any browser's format. */
  takeSeconds: 180,
  takeBytes: 4 * 1024 * 1024,
  /** Bytes of all recordings of one student. */
  allTakes: 100 * 1024 * 1024,
  /** Days after the answer, when recordings are deleted. */
  takeDays: 30,
} as const
