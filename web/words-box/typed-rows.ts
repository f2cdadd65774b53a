import type { TypedRow } from '../../cms/contract/exercise-making.ts'
import { exerciseLimits } from '../../cms/contract/limits.ts'

/** The columns of the table, from those that every list has to those that few have. */
export const columns = [
  { name: 'word', label: 'Word', longest: exerciseLimits.line },
  { name: 'translation', label: 'Translation', longest: exerciseLimits.line },
  { name: 'meaning', label: 'Meaning', longest: exerciseLimits.text },
  { name: 'example', label: 'Example', longest: exerciseLimits.text },
  { name: 'phonetics', label: 'Phonetics', longest: exerciseLimits.line },
  { name: 'spokenExample', label: 'Second example', longest: exerciseLimits.text },
  { name: 'alsoRight', label: 'Also right', longest: exerciseLimits.line },
] as const
export type ColumnName = (typeof columns)[number]['name']

/** Those that are shown even while nothing stands in them. */
const usual: readonly ColumnName[] = ['word', 'translation', 'meaning', 'example']

export const shownColumns = (rows: readonly TypedRow[]) =>
  columns.filter(({ name }) => usual.includes(name) || rows.some((row) => row[name] !== ''))

export const emptyTypedRow: TypedRow = {
  word: '',
  translation: '',
  meaning: '',
  example: '',
  phonetics: '',
  spokenExample: '',
  alsoRight: '',
}

export interface RowNotes {
  /** What has to be put right before the words can be used. */
  problems: string[]
  /** What the tutor may want to know. */
  notes: string[]
}

/** Where each word stands first. */
export function firstOfEach(rows: readonly TypedRow[]): Map<string, number> {
  const first = new Map<string, number>()
  for (const [index, { word }] of rows.entries()) {
    const key = keyOf(word)
    if (!first.has(key)) first.set(key, index)
  }
  return first
}

/** What is missing in each row, or doubtful; `refused` has the reasons why rows get no gap. */
export function notesOf(
  rows: readonly TypedRow[],
  refused: ReadonlyMap<string, string>,
): RowNotes[] {
  const first = firstOfEach(rows)
  return rows.map((row, index) => {
    const problems = columns
      .filter(({ name, longest }) => row[name].trim().length > longest)
      .map(({ label, longest }) => `${label}: up to ${longest} characters.`)
    if (row.word.trim() === '') return { problems: [...problems, 'There is no word.'], notes: [] }
    const at = first.get(keyOf(row.word)) ?? index
    // What is said of a word is said of its first row; the others go.
    const reason = at < index ? undefined : refused.get(row.word.trim())
    return {
      problems: at < index ? [...problems, `The same word as in row ${at + 1}.`] : problems,
      notes: [
        ...(/[a-z]/i.test(row.word) ? [] : ['Is this English? Have two columns been swapped?']),
        ...(row.translation.trim() + row.meaning.trim() === ''
          ? ['Nothing says what it means.']
          : []),
        ...(reason === undefined ? [] : [`No gap: ${reason}`]),
      ],
    }
  })
}

/**
 * Rows that are read into a table which has some already: a word that is there is completed, as a
 * chatbot's answer does it. A word that a list has twice stands there twice, to be looked at.
 */
export function joinedRows(rows: readonly TypedRow[], added: readonly TypedRow[]): TypedRow[] {
  const joined = [...rows]
  const waiting = new Map(rows.map(({ word }, index) => [keyOf(word), index]))
  for (const row of added) {
    const at = waiting.get(keyOf(row.word))
    const known = at === undefined ? undefined : joined[at]
    if (at === undefined || !known) joined.push(row)
    else joined[at] = completed(known, row)
    waiting.delete(keyOf(row.word))
  }
  return joined
}

function completed(known: TypedRow, row: TypedRow): TypedRow {
  const whole = { ...known }
  for (const { name } of columns) if (whole[name].trim() === '') whole[name] = row[name]
  return whole
}

/** What stood in one column in the other, for all rows. */
export const exchanged = (rows: readonly TypedRow[], one: ColumnName, other: ColumnName) =>
  rows.map((row) => ({ ...row, [one]: row[other], [other]: row[one] }))

const keyOf = (word: string) => word.trim().toLowerCase().replace(/\s+/g, ' ')
