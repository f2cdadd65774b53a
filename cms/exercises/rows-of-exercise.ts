import type { Row } from './row.ts'
import { rowsById } from './rows-by-id.ts'

/** A row as the tutor's form stores it. */
export type StoredRow = { word: string } & {
  [Name in Exclude<keyof Row, 'id' | 'word' | 'alsoRight'> | 'alsoRight']?: string | null
}

/** The rows of an exercise; of two with the same word, the first. */
export const rowsOfExercise = (exerciseId: number, stored: readonly StoredRow[]): Row[] =>
  rowsById(
    `e${exerciseId}`,
    stored.map((one) => ({
      word: trimmed(one.word),
      translation: trimmed(one.translation),
      phonetics: trimmed(one.phonetics),
      meaning: trimmed(one.meaning),
      example: trimmed(one.example),
      spokenExample: trimmed(one.spokenExample),
      alsoRight: alternativesOf(one.alsoRight, one.word),
    })),
  )

/**
 * What else counts as the word, as the tutor writes it in one line, and back. Commas part it as well
 * where no semicolon does, but not beside a word like “yes, please”.
 */
export const alternativesOf = (line: string | null | undefined, word: string): string[] =>
  trimmed(line)
    .split(line?.includes(';') || word.includes(',') ? ';' : ',')
    .map((one) => one.trim())
    .filter((one) => one !== '')

export const alternativesLine = (alternatives: readonly string[]): string => alternatives.join('; ')

const trimmed = (text: string | null | undefined) => text?.trim() ?? ''
