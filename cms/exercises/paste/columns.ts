/** What a row may hold, in the order of its table. */
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
