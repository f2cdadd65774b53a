import { exerciseLimits } from '../../contract/limits.ts'
import type { Row } from '../row.ts'
import { alternativesOf } from '../rows-of-exercise.ts'
import type { IsEnglish } from './cell-content.ts'
import { cleanCell, cleanLine } from './clean-cell.ts'
import { cleanLines } from './clean-lines.ts'
import { type ColumnName, enoughToGuess } from './columns.ts'
import { completedColumns } from './complete-columns.ts'
import { guessedColumns } from './guess-columns.ts'
import { headedColumns, withoutBookkeeping } from './headings.ts'
import { separatedCells, wordsOfLine } from './separators.ts'
import { splitRecords } from './split-records.ts'

export interface Pasted {
  /** What each column was taken for; null for one that was not understood. */
  columns: (ColumnName | null)[]
  rows: Omit<Row, 'id'>[]
  /** Lines in which no word was found, or of which a cell found no column; below their heading. */
  unread: string[]
  /** How many of them were read but for a cell, and how many were not. */
  tooWide: number
  notRead: number
}

/** More than anybody practises; the rest is told as unread. */
const mostRows = exerciseLimits.rows

/** A longer line is no word with its sentences, and takes long to take apart. */
const longestLine = 6_000

/**
 * Reads a list of words however it was kept: a spreadsheet, Quizlet, Anki, a chat, a line each.
 * `isEnglish` tells English words, by which the English column is found.
 */
export function parsePaste(text: string, isEnglish: IsEnglish): Pasted {
  const { lines, rest, tooLong } = linesOf(text, isEnglish)
  if (lines.length === 0) {
    return { columns: [], rows: [], unread: tooLong, tooWide: 0, notRead: tooLong.length }
  }
  const cleaned = cleanLines(lines)
  const read = (separatedCells(cleaned) ?? cleaned.map(bracketed)).map((cells) =>
    cells.map(cleanCell),
  )
  const records = headedColumns(read[0] ?? []) ? withoutBookkeeping(read) : read
  const headed = headedColumns(records[0] ?? [])
  const first = headed ? 1 : 0
  const body = records.slice(first, first + mostRows)
  const named = headed ?? guessedColumns(body.slice(0, enoughToGuess), isEnglish)
  const columns = completedColumns(named, body, isEnglish)
  const rows = body.map((cells) => rowOf(cells, columns))
  const lost = body.flatMap((cells, index) => {
    const isWordless = rows[index]?.word === ''
    const line = lines[first + index] ?? ''
    return isWordless || hasLost(cells, columns) ? [{ line, isWordless }] : []
  })
  const tooWide = lost.filter(({ isWordless }) => !isWordless).length
  const unread = [...lost.map(({ line }) => line), ...lines.slice(first + mostRows), ...rest]
  return {
    columns,
    rows: rows.filter(({ word }) => word !== ''),
    // As they stand in the list, so that they can be read again, with their heading.
    unread: [...tooLong, ...(headed && unread.length > 0 ? [lines[0] ?? ''] : []), ...unread],
    tooWide,
    notRead: tooLong.length + unread.length - tooWide,
  }
}

/** Of two columns with one name the first one is read. */
const holds = (columns: readonly (ColumnName | null)[], index: number) => {
  const name = columns[index] ?? null
  return name !== null && columns.indexOf(name) === index
}

/** Whether a cell with something to read has no column; numbers of lines are no loss. */
const hasLost = (cells: readonly string[], columns: readonly (ColumnName | null)[]) =>
  cells.some((cell, index) => !holds(columns, index) && /[^\p{N}\p{P}\s]/u.test(cell))

/** The first lines in which something stands, those behind them, and those that are no words. */
function linesOf(text: string, isEnglish: IsEnglish) {
  // Long runs of blanks would be looked at from each of their blanks anew.
  const written = splitRecords(text.replace(/[^\S\n\t]{2,}/g, ' ')).filter(
    (line) => line.length > longestLine || cleanLine(line) !== '',
  )
  const short = written.filter((line) => line.length <= longestLine)
  const line = short.length === 1 ? cleanLine(short[0] ?? '') : ''
  const readable = wordsOfLine(line, isEnglish) ?? short
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
  const cellOf = (name: ColumnName) => {
    const index = columns.indexOf(name)
    return index < 0 ? '' : (cells[index] ?? '')
  }
  return {
    word: cellOf('word'),
    translation: cellOf('translation'),
    phonetics: cellOf('phonetics'),
    meaning: cellOf('meaning'),
    example: cellOf('example'),
    spokenExample: cellOf('spokenExample'),
    alsoRight: alternativesOf(cellOf('alsoRight'), cellOf('word')),
  }
}
