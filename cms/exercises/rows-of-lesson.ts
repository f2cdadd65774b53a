import type { PhraseItem, VocabularyItem } from '../contract/lesson.ts'
import type { Row } from './row.ts'
import { rowsById } from './rows-by-id.ts'

export interface LessonWords {
  id: number
  vocabulary: readonly VocabularyItem[]
  phrases: readonly PhraseItem[]
}

/** The words and phrases of a structured lesson as rows; of two that are equal, the first. */
export const rowsOfLesson = ({ id, vocabulary, phrases }: LessonWords): Row[] =>
  rowsById(id, [
    ...vocabulary.map(({ word, phonetics, definition, example }) => {
      return { ...emptyRow, word: word.trim(), phonetics, meaning: definition.trim(), example }
    }),
    ...phrases.map(({ phrase, usage, example }) => {
      return { ...emptyRow, word: phrase.trim(), meaning: usage.trim(), example }
    }),
  ])

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
