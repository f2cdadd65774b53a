import type { PhraseItem, VocabularyItem } from '../contract/lesson.ts'
import type { Row } from './row.ts'
import { rowIdOf } from './row-id.ts'

export interface LessonWords {
  id: number
  vocabulary: readonly VocabularyItem[]
  phrases: readonly PhraseItem[]
}

/** The words and phrases of a structured lesson as rows; of two that are equal, the first. */
export function rowsOfLesson({ id, vocabulary, phrases }: LessonWords): Row[] {
  const rows = new Map<string, Row>()
  const add = (row: Omit<Row, 'id'>) => {
    const rowId = rowIdOf(id, row.word)
    if (row.word.trim() !== '' && !rows.has(rowId)) rows.set(rowId, { id: rowId, ...row })
  }
  for (const { word, phonetics, definition, example } of vocabulary) {
    add({ ...emptyRow, word: word.trim(), phonetics, meaning: definition.trim(), example })
  }
  for (const { phrase, usage, example } of phrases) {
    add({ ...emptyRow, word: phrase.trim(), meaning: usage.trim(), example })
  }
  return [...rows.values()]
}

/** A row of which only the word is known so far. */
export const emptyRow = {
  word: '',
  translation: '',
  phonetics: '',
  meaning: '',
  example: '',
  spokenExample: '',
  alsoRight: [],
} as const satisfies Omit<Row, 'id'>
