/** The ways of practising rows, from the gentlest to the hardest. */
export const exerciseKinds = [
  'list',
  'flashcards',
  'matching',
  'choice',
  'gap',
  'spoken-gap',
  'dictation',
  'order',
  'translate',
  'say',
] as const
export type ExerciseKind = (typeof exerciseKinds)[number]

/**
 * What an answer is worth: a slip of the pen counts as right, another form of the right word is
 * asked for again, and nothing typed is not wrong.
 */
export type Verdict = 'right' | 'slip' | 'form' | 'wrong' | 'empty'
