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
    const filled = list === 'rows' ? { ...row } : vocabularyOf(row)
    const item = items[index]
    return item ? { ...filled, ...written(item) } : filled
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
  return count > most ? `That would be ${count} words, and ${most} is the most.` : null
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function typedRowOf(item: Item): TypedRow {
  const names = ['word', 'translation', 'phonetics', 'example', 'spokenExample', 'alsoRight']
  const texts = Object.fromEntries(names.map((name) => [name, textOf(item[name])]))
  return { ...emptyTypedRow, ...texts, meaning: textOf(item.meaning) || textOf(item.definition) }
}

/** A lesson's word has no translation of its own, which stands behind its meaning. */
function vocabularyOf({ word, phonetics, meaning, translation, example }: TypedRow): Item {
  const both = meaning !== '' && translation !== ''
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
