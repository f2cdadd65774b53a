import { namedBy } from './headings.ts'

export const columnNames = [
  'word',
  'translation',
  'phonetics',
  'meaning',
  'example',
  'spokenExample',
  'alsoRight',
] as const
export type ColumnName = (typeof columnNames)[number]

/** The names of the columns where the first record has them; null where it is a row as any other. */
export function headedColumns(first: readonly string[]): (ColumnName | null)[] | null {
  const names: (ColumnName | null)[] = []
  for (const cell of first) {
    const name = namedBy(cell)
    const isTwice = name !== null && names.includes(name)
    names.push(isTwice ? (name === 'example' ? 'spokenExample' : null) : name)
  }
  // Of two languages that stand side by side, each may be a word of a list of languages.
  const known = new Set(names.filter((name) => name !== null))
  return known.size >= 2 || (known.size === 1 && first.length === 1) ? names : null
}

/** So many columns are looked at; a line with more is told as unread. */
export const mostColumns = 12

/** So many rows show what their columns hold. */
export const enoughToGuess = 60

/** How many cells the longest row has. */
export const widthOf = (rows: readonly (readonly unknown[])[]) =>
  Math.max(0, ...rows.map(({ length }) => length))

/** The cells of each column, from the top. */
export const columnsOf = (rows: readonly (readonly string[])[], width: number) =>
  Array.from({ length: width }, (_, index) => rows.map((row) => row[index] ?? ''))

/** Which columns have no name yet. */
export const freeOf = (names: readonly (ColumnName | null)[]) =>
  names.flatMap((name, index) => (name === null ? [index] : []))
