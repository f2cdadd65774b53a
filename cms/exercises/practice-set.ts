import type { ExerciseKind } from '../contract/exercise-kinds.ts'
import type { Row } from './row.ts'

/** A part of speech: noun, verb, adjective, adverb, or something else. */
export const parts = ['n', 'v', 'a', 'r', 'x'] as const
export type Part = (typeof parts)[number]

/** What the dictionary knows of a row's word. */
export interface WordFacts {
  /** 1 is A1, 4 is B2, 6 is C2; 0 where nobody knows. */
  level: number
  /** Those that the word may be; empty where nobody knows. */
  parts: readonly Part[]
}

/** Rows with what has to be known of English to ask for them fairly. */
export interface PracticeSet {
  rows: readonly Row[]
  /** By the row's id. */
  facts: Readonly<Record<string, WordFacts>>
  /** Words of other lessons of the course, to choose wrong ones from where there are too few here. */
  others?: readonly Row[]
  /** English words that are near an answer: whoever writes one did not slip, but meant it. */
  nearForms: readonly string[]
  /** How the tutor lets them be practised; in every way where she did not choose. */
  kinds?: readonly ExerciseKind[]
}

/** Rows of which nothing more is known. */
export const plainSet = (rows: readonly Row[]): PracticeSet => ({ rows, facts: {}, nearForms: [] })
