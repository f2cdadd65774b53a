/** Everything that a record of practice says; what is printed is drawn of this alone. */
export interface PracticeRecord {
  /** `urn:uuid:…`, which nobody else's record has. */
  id: string
  /** The site that signed it, and what it was called. */
  siteUrl: string
  tutor: string
  /** As the learner wrote it. */
  name: string
  courseId: number
  course: string
  /** The titles as they were, in their order; of a long course the first ones. */
  lessons: string[]
  lessonCount: number
  /** How many questions the quizzes have, and how many of them were right at the first try. */
  questions: number
  firstTry: number
  /** The first and the last day of practice by the learner's clock, `2026-11-22`. */
  from: string
  to: string
  /** When the site signed it, ISO 8601. */
  signedAt: string
}

/** The least of a JWT that is needed to read one. */
export interface TokenHeader {
  alg: 'EdDSA'
  kid: string
  /** The payload is packed by raw DEFLATE, so that it fits a QR code. */
  zip?: 'DEF'
}

/** What the paper and the page say of how it came about (decision 92). */
export const honestWords = 'Self-paced, not supervised'

export const recordTitle = 'Record of practice'
