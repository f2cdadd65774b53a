// Apart from the schemas: the player and Payload's fields need them, and no schema.

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

/** What learners and tutor call them. */
export const kindNames: Record<ExerciseKind, string> = {
  list: 'Listen to the words',
  flashcards: 'Flashcards',
  matching: 'Match the pairs',
  choice: 'Choose the word',
  gap: 'Fill the gap',
  'spoken-gap': 'Say the missing word',
  dictation: 'Dictation',
  order: 'Word order',
  translate: 'Write it in English',
  say: 'Say it',
}

/**
 * What an answer is worth: a slip of the pen counts as right, another form of the right word is
 * asked for again, and nothing typed is not wrong.
 */
export const verdicts = ['right', 'slip', 'form', 'wrong', 'empty'] as const
export type Verdict = (typeof verdicts)[number]

/** Whether a verdict, stored ones included, is worth a right answer. */
export const isRight = (verdict: string | undefined) => verdict === 'right' || verdict === 'slip'
