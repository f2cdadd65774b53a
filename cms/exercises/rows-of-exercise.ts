import type { Row } from './row.ts'
import { rowIdOf } from './row-id.ts'
import { emptyRow } from './rows-of-lesson.ts'

/** A row as the tutor's form stores it. */
export type StoredRow = { word: string } & {
  [Name in Exclude<keyof Row, 'id' | 'word' | 'alsoRight'> | 'alsoRight']?: string | null
}

/** The rows of an exercise; of two with the same word, the first. */
export function rowsOfExercise(exerciseId: number, stored: readonly StoredRow[]): Row[] {
  const rows = new Map<string, Row>()
  for (const one of stored) {
    const word = trimmed(one.word)
    const id = rowIdOf(`e${exerciseId}`, word)
    if (word === '' || rows.has(id)) continue
    rows.set(id, {
      ...emptyRow,
      id,
      word,
      translation: trimmed(one.translation),
      phonetics: trimmed(one.phonetics),
      meaning: trimmed(one.meaning),
      example: trimmed(one.example),
      spokenExample: trimmed(one.spokenExample),
      alsoRight: alternativesOf(one.alsoRight),
    })
  }
  return [...rows.values()]
}

/** What else counts as the word, as the tutor writes it in one line, and back. */
export const alternativesOf = (line: string | null | undefined): string[] =>
  trimmed(line)
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '')

export const alternativesLine = (alternatives: readonly string[]): string => alternatives.join('; ')

const trimmed = (text: string | null | undefined) => text?.trim() ?? ''
