import { emptyTypedRow, joinedRows, notesOf } from '../../../../web/words-box/typed-rows.ts'
import type { TypedRow } from '../../../contract/exercise-making.ts'
import { exerciseLimits, lessonLimits } from '../../../contract/limits.ts'

/** The list of a form that words are put into: of an exercise, or of a lesson. */
export type WordList = 'rows' | 'vocabulary'

type Item = Record<string, unknown>

/** Rows that a form has already stay as they are, but for what is empty in them. */
export function filledWords(list: WordList, stored: unknown, rows: readonly TypedRow[]): Item[] {
  // A form writes an empty list as the number 0.
  const items: Item[] = Array.isArray(stored) ? stored.map((item) => ({ ...Object(item) })) : []
  const joined = joinedRows(items.map(typedRowOf), rows)
  return joined.map((row, index) => {
    const filled: Item = list === 'rows' ? { ...row } : vocabularyOf(row)
    const item = items[index]
    if (!item) return filled
    // Its own meaning stays, with a translation behind it that it had not.
    const definition = list === 'rows' ? {} : { definition: filled.definition }
    return { ...filled, ...written(item), ...definition }
  })
}

/** Why the words cannot be put into the form; null where they can. */
export function fillProblem(list: WordList, stored: unknown, rows: readonly TypedRow[]) {
  if (rows.length === 0) return 'Paste some words first.'
  const notes = notesOf(rows, new Map())
  const at = notes.findIndex(({ problems }) => problems.length > 0)
  if (at >= 0) return `Row ${at + 1}: ${notes[at]?.problems[0]}`
  const most = list === 'rows' ? exerciseLimits.rows : lessonLimits.items
  const count = filledWords(list, stored, rows).length
  return count > most ? `That would be ${count} words. The most is ${most}.` : null
}

/** What of the words has no place in a lesson, to be told; null where all of it has. */
export function leftOut(list: WordList, rows: readonly TypedRow[]): string | null {
  if (list === 'rows') return null
  const columns = [
    { name: 'spokenExample', what: 'no second example' },
    { name: 'alsoRight', what: 'nothing that is “also right”' },
  ] as const
  const told = columns.flatMap(({ name, what }) => {
    const count = rows.filter((row) => row[name].trim() !== '').length
    return count === 0
      ? []
      : [`Lessons have ${what}; ${count} ${count === 1 ? 'is' : 'are'} left out.`]
  })
  return told.length === 0 ? null : told.join(' ')
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function typedRowOf(item: Item): TypedRow {
  const names = ['word', 'translation', 'phonetics', 'example', 'spokenExample', 'alsoRight']
  const texts = Object.fromEntries(names.map((name) => [name, textOf(item[name])]))
  return { ...emptyTypedRow, ...texts, meaning: textOf(item.meaning) || textOf(item.definition) }
}

/** A lesson's word has no translation of its own, which stands behind its meaning. */
function vocabularyOf({ word, phonetics, meaning, translation, example }: TypedRow): Item {
  const isInMeaning = meaning === translation || meaning.endsWith(`(${translation})`)
  const both = meaning !== '' && translation !== '' && !isInMeaning
  return {
    word,
    phonetics,
    definition: both ? `${meaning} (${translation})` : meaning || translation,
    example,
  }
}

const written = (item: Item) =>
  Object.fromEntries(
    Object.entries(item).filter(
      ([, value]) => value !== '' && value !== null && value !== undefined,
    ),
  )
