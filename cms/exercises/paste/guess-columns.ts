import { arePhonetic, englishShare, holdsWord, type IsEnglish, wordColumn } from './cell-content.ts'
import { type ColumnName, columnsOf, freeOf, mostColumns, widthOf } from './columns.ts'

/** What each column holds, by what stands in it. */
export function guessedColumns(
  rows: readonly (readonly string[])[],
  isEnglish: IsEnglish,
): (ColumnName | null)[] {
  const columns = columnsOf(rows, Math.min(mostColumns, widthOf(rows)))
  const names: (ColumnName | null)[] = columns.map((cells) =>
    arePhonetic(cells) ? 'phonetics' : null,
  )
  const free = () => freeOf(names)
  const word = wordColumn(columns, free(), isEnglish)
  if (word === undefined) return names
  names[word] = 'word'
  for (const index of free()) {
    const holds = rows.map((row) => holdsWord(row[index] ?? '', row[word] ?? ''))
    const filled = (columns[index] ?? []).filter((cell) => cell !== '').length
    if (filled > 0 && holds.filter(Boolean).length * 2 >= filled) {
      names[index] = names.includes('example') ? 'spokenExample' : 'example'
    }
  }
  for (const index of free()) {
    const name = englishShare(columns[index] ?? [], isEnglish) >= 0.6 ? 'meaning' : 'translation'
    const other = name === 'meaning' ? 'translation' : 'meaning'
    names[index] = names.includes(name) ? (names.includes(other) ? null : other) : name
  }
  return names
}
