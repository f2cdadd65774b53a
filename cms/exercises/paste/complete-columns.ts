import { wordCount } from '../questions/sentences.ts'
import { arePhonetic, englishShare, holdsWord, type IsEnglish, wordColumn } from './cell-content.ts'
import {
  type ColumnName,
  columnsOf,
  enoughToGuess,
  freeOf,
  mostColumns,
  widthOf,
} from './columns.ts'

/**
 * The names of a list's columns, and of those that have none yet but hold something: a heading
 * nobody foresaw, or cells that only later rows have. What may as well be a topic, a level or a
 * note is left without a name.
 */
export function completedColumns(
  names: readonly (ColumnName | null)[],
  rows: readonly (readonly string[])[],
  isEnglish: IsEnglish,
): (ColumnName | null)[] {
  const width = Math.min(mostColumns, widthOf([names, ...rows]))
  const all = Array.from({ length: width }, (_, index) => names[index] ?? null)
  const telling = rows
    .filter((cells) => all.some((name, index) => name === null && (cells[index] ?? '') !== ''))
    .slice(0, enoughToGuess)
  for (const index of freeOf(all)) {
    const cells = telling.map((row) => row[index] ?? '')
    if (arePhonetic(cells) && !all.includes('phonetics')) all[index] = 'phonetics'
  }
  const columns = columnsOf(telling, width)
  if (!all.includes('word')) {
    const word = wordColumn(columns, freeOf(all), isEnglish)
    if (word !== undefined) all[word] = 'word'
  }
  const words = columns[all.indexOf('word')] ?? []
  for (const index of freeOf(all)) {
    const name = nameOf(columns[index] ?? [], words, isEnglish)
    const free = name === 'example' && all.includes(name) ? 'spokenExample' : name
    if (free !== null && !all.includes(free)) all[index] = free
  }
  return all
}

/** What the cells of one column surely are. */
function nameOf(
  column: readonly string[],
  words: readonly string[],
  isEnglish: IsEnglish,
): ColumnName | null {
  const cells = column.filter((cell) => /\p{L}/u.test(cell))
  if (cells.length === 0) return null
  const holding = column.filter((cell, index) => holdsWord(cell, words[index] ?? '')).length
  if (holding * 2 >= cells.length) return 'example'
  const isVaried = new Set(cells).size * 2 > cells.length
  if (!isVaried) return null
  if (englishShare(cells, isEnglish) < 0.6) return 'translation'
  return cells.filter((cell) => wordCount(cell) > 1).length * 2 > cells.length ? 'meaning' : null
}
