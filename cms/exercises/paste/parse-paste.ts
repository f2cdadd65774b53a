import { exerciseLimits } from '../../contract/limits.ts'
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
const mostRows = exerciseLimits.rows

/** A longer line is no word with its sentences, and takes long to take apart. */
const longestLine = 6_000

/**
 * Reads a list of words however it was kept: a spreadsheet, Quizlet, Anki, a chat, a line each.
 * `isEnglish` tells English words, by which the English column is found.
 */
export function parsePaste(text: string, isEnglish: (word: string) => boolean): Pasted {
  const { lines, rest, tooLong } = linesOf(text)
  if (lines.length === 0) return { columns: [], rows: [], unread: tooLong }
  const cleaned = lines.map(cleanLine)
  const records = (separatedCells(cleaned) ?? cleaned.map(bracketed)).map((cells) =>
    cells.map(cleanCell),
  )
  const headed = headedColumns(records[0] ?? [])
  const first = headed ? 1 : 0
  const body = records.slice(first, first + mostRows)
  const columns = headed ?? guessedColumns(body.slice(0, enoughToGuess), isEnglish)
  const rows = body.map((cells) => rowOf(cells, columns))
  const behind = [...lines.slice(first + mostRows), ...rest]
  return {
    columns,
    rows: rows.filter(({ word }) => word !== ''),
    // As they stand in the list, so that they can be read again; the next ones with their heading.
    unread: [
      ...rows.flatMap(({ word }, index) => (word === '' ? [lines[first + index] ?? ''] : [])),
      ...tooLong,
      ...(headed && behind.length > 0 ? [lines[0] ?? ''] : []),
      ...behind,
    ],
  }
}

/** So many rows show what their columns hold. */
const enoughToGuess = 60

/** The first lines in which something stands, those behind them, and those that are no words. */
function linesOf(text: string) {
  // Long runs of blanks would be looked at from each of their blanks anew.
  const written = splitRecords(text.replace(/[^\S\n\t]{2,}/g, ' ')).filter(
    (line) => line.length > longestLine || cleanLine(line) !== '',
  )
  const readable = written.filter((line) => line.length <= longestLine)
  return {
    lines: readable.slice(0, mostRows + 1),
    rest: readable.slice(mostRows + 1),
    tooLong: written.filter((line) => line.length > longestLine),
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
