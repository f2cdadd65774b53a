import { type TextFieldSingleValidation, validations } from 'payload'
import { wordKeyOf } from '../../exercises/row-id.ts'
import { rowsById } from '../../exercises/rows-by-id.ts'
import { emptyRow } from '../../exercises/rows-of-lesson.ts'
import { isPublishedInForm } from './on-publishing.ts'

/** A list of a form and the field of its rows that learners practise. */
interface WordList {
  list: string
  name: string
  /** As its tab or heading calls it. */
  label: string
}

/**
 * Of two rows with the same word learners practise the first alone, so the second is told.
 *
 * @param own the list whose rows are looked at
 * @param lists all that are practised together, in their order
 */
export const notRepeated =
  (own: WordList, lists: readonly WordList[] = [own]): TextFieldSingleValidation =>
  (value, options) => {
    const outcome = validations.text(value, options)
    if (outcome !== true || !isPublishedInForm(options)) return outcome
    const { data, path, siblingData } = options
    const spots = lists.flatMap(({ list, name, label }) =>
      rowsIn(data, list).map((row, index) => ({
        row,
        index,
        name,
        label,
        word: wordIn(row, name),
      })),
    )
    // A save says where it is; a form knows its rows by their ids.
    const place = spots.findIndex(({ row, index, label }) =>
      label !== own.label ? false : path ? index === Number(path.at(-2)) : hasId(row, siblingData),
    )
    const first = spots[repeatsIn(spots.map(({ word }) => word)).get(place) ?? -1]
    const spot = spots[place]
    if (!first || !spot) return true
    const row = `row ${first.index + 1}`
    return first.label === own.label
      ? `Row ${spot.index + 1}: The same ${spot.name} as in ${row}.`
      : `Row ${spot.index + 1}: The same as in ${row} of the ${first.label}.`
  }

/** A form knows an empty list as 0. */
function rowsIn(data: unknown, list: string): unknown[] {
  const rows: unknown = Object(data)[list]
  return Array.isArray(rows) ? rows : []
}

const wordIn = (row: unknown, name: string) => String(Object(row)[name] ?? '').trim()

const hasId = (row: unknown, other: unknown) => Object(row).id === Object(other).id

let last: { words: string; repeats: ReadonlyMap<number, number> } = {
  words: '',
  repeats: new Map(),
}

/**
 * The places of words that are the same as one before them, with the place of that one. Each row of
 * a list asks for it, so the answer for the list asked for last is kept.
 */
export function repeatsIn(words: readonly string[]): ReadonlyMap<number, number> {
  const asked = JSON.stringify(words)
  if (last.words === asked) return last.repeats
  const repeats = new Map<number, number>()
  const alike = new Map<string, number[]>()
  for (const [place, word] of words.entries()) {
    if (word === '') continue
    const key = wordKeyOf(word)
    const before = alike.get(key) ?? []
    const first = before.find((other) => isOneRow(words[other] ?? '', word))
    if (first === undefined) alike.set(key, [...before, place])
    else repeats.set(place, first)
  }
  last = { words: asked, repeats }
  return repeats
}

const isOneRow = (...words: string[]) =>
  rowsById(
    '',
    words.map((word) => ({ ...emptyRow, word })),
  ).length === 1
