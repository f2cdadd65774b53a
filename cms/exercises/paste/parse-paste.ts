import type { Row } from '../row.ts'
import { emptyRow } from '../rows-of-lesson.ts'
import { cleanCell, cleanLine } from './clean-cell.ts'
import { type ColumnName, guessedColumns, headedColumns } from './guess-columns.ts'
import { separatedCells } from './separators.ts'
import { splitRecords } from './split-records.ts'

export interface Pasted {
  /** What each column was taken for; null for one that was not understood. */
  columns: (ColumnName | null)[]
  rows: Omit<Row, 'id'>[]
  /** Lines in which no word was found. */
  unread: string[]
}

/** More than anybody practises; the rest is told as unread. */
const mostRows = 200

/**
 * Reads a list of words however it was kept: a spreadsheet, Quizlet, Anki, a chat, a line each.
 * `isEnglish` tells English words, by which the English column is found.
 */
export function parsePaste(text: string, isEnglish: (word: string) => boolean): Pasted {
  const lines = splitRecords(text)
    .map(cleanLine)
    .filter((line) => line !== '')
  if (lines.length === 0) return { columns: [], rows: [], unread: [] }
  const records = (separatedCells(lines) ?? lines.map(bracketed)).map((cells) =>
    cells.map(cleanCell),
  )
  const headed = headedColumns(records[0] ?? [])
  const body = headed ? records.slice(1) : records
  const columns = headed ?? guessedColumns(body, isEnglish)
  const rows = body.map((cells) => rowOf(cells, columns))
  const isRead = (row: { word: string }, index: number) => row.word !== '' && index < mostRows
  return {
    columns,
    rows: rows.filter(isRead),
    unread: rows.flatMap((row, index) =>
      isRead(row, index) ? [] : [(body[index] ?? []).join(' ')],
    ),
  }
}

/** `benefit (as company benefit)` and `word (parola)`: what is in brackets is a cell of its own. */
function bracketed(line: string): string[] {
  const match = /^(.+?)\s*\((?:as\s+|=\s*)?([^()]+)\)\s*$/.exec(line)
  return match ? [match[1] ?? '', match[2] ?? ''] : [line]
}

function rowOf(cells: readonly string[], columns: readonly (ColumnName | null)[]): Omit<Row, 'id'> {
  const row = {
    ...emptyRow,
    ...Object.fromEntries(cells.map((cell, index) => [columns[index] ?? '', cell])),
  }
  const { word, translation, phonetics, meaning, example, spokenExample } = row
  return { word, translation, phonetics, meaning, example, spokenExample, alsoRight: [] }
}
