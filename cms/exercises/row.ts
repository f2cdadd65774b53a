/** One word or phrase that is practised, with everything that is known of it. */
export interface Row {
  /** The same for the same word of the same lesson, so that what was practised is known again. */
  id: string
  word: string
  /** In the learner's own language. */
  translation: string
  phonetics: string
  meaning: string
  /** A sentence with the word or a form of it. */
  example: string
  /** A second sentence, to be said; the first one where there is none. */
  spokenExample: string
  /** What counts as the word as well. */
  alsoRight: readonly string[]
}
