/** A word with the ways to say it, in the engine's alphabet: `K AO L`. */
export interface SoundedWord {
  word: string
  sounds: readonly string[]
}

/** When a word was said, in seconds from the beginning of the recording. */
export interface TimedWord {
  word: string
  from: number
  to: number
}
