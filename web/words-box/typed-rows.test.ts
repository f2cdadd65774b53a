import { expect, test } from 'vitest'
import { exerciseLimits } from '../../cms/contract/limits.ts'
import { emptyTypedRow, exchanged, joinedRows, notesOf, shownColumns } from './typed-rows.ts'

const row = (word: string, translation = '', more = {}) => ({
  ...emptyTypedRow,
  word,
  translation,
  ...more,
})
const none = new Map<string, string>()

test('a chatbot’s answer completes the words that are there, and takes nothing away', () => {
  const rows = [row('odd', 'strano'), row('crop', 'raccolto')]
  const added = [row('Odd', 'dispari', { meaning: 'strange' }), row('peace', 'pace')]

  expect(joinedRows(rows, added)).toEqual([
    row('odd', 'strano', { meaning: 'strange' }),
    row('crop', 'raccolto'),
    row('peace', 'pace'),
  ])
})

test('a word that a list has twice stands there twice, and the second one is marked', () => {
  const rows = joinedRows([], [row('odd', 'strano'), row('odd', 'dispari')])

  expect(rows).toHaveLength(2)
  expect(notesOf(rows, none).map(({ problems }) => problems)).toEqual([
    [],
    ['The same word as in row 1.'],
  ])
})

test('what is missing or doubtful is said of its row', () => {
  const long = 'x'.repeat(exerciseLimits.line + 1)
  const rows = [
    row('odd', 'strano'),
    row('', 'solo'),
    row('peace'),
    row('سلام', 'peace'),
    row(long, 'x'),
  ]

  expect(notesOf(rows, new Map([['odd', 'There is no example sentence.']]))).toEqual([
    { problems: [], notes: ['No gap: There is no example sentence.'] },
    { problems: ['There is no word.'], notes: [] },
    { problems: [], notes: ['Nothing says what it means.'] },
    { problems: [], notes: ['Is this English? Have two columns been swapped?'] },
    { problems: ['Word: up to 300 characters.'], notes: [] },
  ])
})

test('of a word that stands twice the first row is told why it gets no gap', () => {
  const rows = [row('ward', 'oddział'), row('pill', 'tabletka'), row('ward', 'oddział')]
  const reasons = new Map([['ward', 'There is no example sentence.']])

  expect(notesOf(rows, reasons).map(({ notes }) => notes)).toEqual([
    ['No gap: There is no example sentence.'],
    [],
    [],
  ])
})

test('two columns are exchanged in every row', () => {
  expect(exchanged([row('strano', 'odd')], 'word', 'translation')).toEqual([row('odd', 'strano')])
})

test('columns that few lists have are shown where something stands in them', () => {
  const names = (rows: Parameters<typeof shownColumns>[0]) =>
    shownColumns(rows).map(({ name }) => name)

  expect(names([row('odd')])).toEqual(['word', 'translation', 'meaning', 'example'])
  expect(names([row('odd', '', { phonetics: '/ɒd/' })])).toContain('phonetics')
})
