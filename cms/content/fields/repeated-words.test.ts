import { expect, test } from 'vitest'
import { notRepeated, repeatsIn } from './repeated-words.ts'

test('a word is the same whatever its case and punctuation, and another one by an apostrophe', () => {
  const repeats = repeatsIn(['its', "it's", 'Its!', 'C', 'C++', "It's", '', ''])

  expect([...repeats]).toEqual([
    [2, 0],
    [5, 1],
  ])
})

const word = { list: 'vocabulary', name: 'word', label: 'vocabulary' }
const phrase = { list: 'phrases', name: 'phrase', label: 'phrases' }

const lesson = {
  vocabulary: [
    { id: 'a', word: 'odd' },
    { id: 'b', word: 'by the way' },
    { id: 'c', word: 'Odd' },
  ],
  phrases: [
    { id: 'd', phrase: 'By the way,' },
    { id: 'e', phrase: 'well' },
    { id: 'f', phrase: 'Well' },
  ],
}

/** What a form sends with all that it saves. */
const form = new Headers({ 'x-save-number': 'page.1.1' })

/** Of Payload's many options these alone are read. */
function optionsOf({
  headers = new Headers(),
  ...read
}: {
  headers?: Headers
  [name: string]: unknown
}) {
  const req = { payload: { config: {} }, headers }
  return Object.assign(Object.create(null), { data: lesson, event: 'onChange', req, ...read })
}

test.each([
  ['a', true],
  ['b', true],
  ['c', 'Row 3: The same word as in row 1.'],
])('the row %s of the vocabulary', (id, outcome) => {
  expect(notRepeated(word)('odd', optionsOf({ siblingData: { id } }))).toBe(outcome)
})

test.each([
  ['0', 'Row 1: The same as in row 2 of the vocabulary.'],
  ['1', true],
  ['2', 'Row 3: The same phrase as in row 2.'],
])('the phrase %s, when it is saved', (place, outcome) => {
  const saved = { event: 'submit', headers: form, path: ['phrases', place, 'phrase'] }
  const options = optionsOf({ ...saved, data: { ...lesson, _status: 'published' } })

  expect(notRepeated(phrase, [word, phrase])('well', options)).toBe(outcome)
})

test.each([
  ['a draft', form, 'draft'],
  ['what no form publishes', new Headers(), 'published'],
])('%s may have a word twice', (_what, headers, _status) => {
  const data = { ...lesson, _status }
  const saved = { event: 'submit', headers, path: ['vocabulary', '2', 'word'], data }

  expect(notRepeated(word)('Odd', optionsOf(saved))).toBe(true)
})
