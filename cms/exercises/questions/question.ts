import type { ExerciseKind } from '../../contract/exercise-kinds.ts'

interface Asked<Kind extends ExerciseKind> {
  /** The same for the same question of the same rows. */
  id: string
  kind: Kind
}

interface AskedOfRow<Kind extends ExerciseKind> extends Asked<Kind> {
  rowId: string
}

/** Everything to read and to listen to, before anything is asked. */
export interface ListQuestion extends Asked<'list'> {
  rowIds: string[]
}

/** A card with two sides. */
export interface FlashcardQuestion extends AskedOfRow<'flashcards'> {
  word: string
  /** The translation and the meaning, those that there are. */
  meanings: string[]
  front: 'word' | 'meaning'
}

/** A board: words on one side, their meanings on the other. */
export interface MatchingQuestion extends Asked<'matching'> {
  pairs: { rowId: string; word: string; meaning: string }[]
  /** In which order the meanings stand: indices of `pairs`. */
  order: number[]
}

/** A meaning, and words of which one has it. */
export interface ChoiceQuestion extends AskedOfRow<'choice'> {
  prompt: string
  options: string[]
  right: number
}

/** A real sentence without a word; the form that stood there is the answer. */
export interface GapQuestion extends AskedOfRow<'gap' | 'spoken-gap'> {
  before: string
  answer: string
  after: string
  /** Dictionary words for a typed gap, the words as they are said for a spoken one. */
  bank: string[]
}

export interface DictationQuestion extends AskedOfRow<'dictation'> {
  text: string
}

/** A sentence in pieces. */
export interface OrderQuestion extends AskedOfRow<'order'> {
  pieces: string[]
  sentence: string
}

export interface TranslateQuestion extends AskedOfRow<'translate'> {
  prompt: string
  answer: string
  alsoRight: string[]
}

export interface SayQuestion extends AskedOfRow<'say'> {
  word: string
  text: string
}

/** What the player draws: plain data, which may be stored and sent. */
export type Question =
  | ListQuestion
  | FlashcardQuestion
  | MatchingQuestion
  | ChoiceQuestion
  | GapQuestion
  | DictationQuestion
  | OrderQuestion
  | TranslateQuestion
  | SayQuestion
