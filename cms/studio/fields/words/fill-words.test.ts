import { expect, test } from 'vitest'
import { emptyTypedRow } from '../../../../web/words-box/typed-rows.ts'
import { filledWords, fillProblem, leftOut } from './fill-words.ts'

const row = (word: string, more = {}) => ({ ...emptyTypedRow, word, ...more })

test('words are put behind those of an exercise, and complete what is empty in them', () => {
  const stored = [{ id: 'a', word: 'odd', translation: 'strano', meaning: null }]
  const rows = [row('odd', { translation: 'dispari', meaning: 'strange' }), row('crop')]

  expect(filledWords('rows', stored, rows)).toEqual([
    { ...emptyTypedRow, id: 'a', word: 'odd', translation: 'strano', meaning: 'strange' },
    row('crop'),
  ])
})

test('in a lesson a translation stands behind the meaning, or in its place', () => {
  const rows = [
    row('odd', { translation: 'strano', meaning: 'strange' }),
    row('crop', { translation: 'raccolto' }),
  ]

  expect(filledWords('vocabulary', 0, rows)).toEqual([
    { word: 'odd', phonetics: '', definition: 'strange (strano)', example: '' },
    { word: 'crop', phonetics: '', definition: 'raccolto', example: '' },
  ])
})

test('a lesson’s own meaning is kept', () => {
  const stored = [{ id: 'a', word: 'odd', definition: 'not even', example: '' }]

  expect(filledWords('vocabulary', stored, [row('Odd', { meaning: 'strange' })])).toEqual([
    { id: 'a', word: 'odd', phonetics: '', definition: 'not even', example: '' },
  ])
})

test('what cannot be put into a form is said', () => {
  const many = Array.from({ length: 150 }, (_none, index) => row(`word ${index}`))
  const others = many.map(({ word }) => ({ word: `other ${word}` }))

  expect(fillProblem('rows', [], [])).toBe('Paste some words first.')
  expect(fillProblem('rows', [], [row('')])).toBe('Row 1: There is no word.')
  expect(fillProblem('rows', others, many)).toBe('That would be 300 words. The most is 200.')
  expect(fillProblem('vocabulary', others, many)).toBeNull()
})

test('a lesson’s own meaning gets the pasted translation behind it, once', () => {
  const stored = [{ id: 'a', word: 'odd', definition: 'not even', example: '' }]
  const rows = [row('odd', { meaning: 'strange', translation: 'dispari' })]
  const [filled] = filledWords('vocabulary', stored, rows)

  expect(filled).toMatchObject({ id: 'a', definition: 'not even (dispari)' })
  expect(filledWords('vocabulary', [filled], rows)).toEqual([filled])
  expect(
    filledWords('vocabulary', [{ word: 'odd', definition: 'dispari' }], rows)[0],
  ).toMatchObject({ definition: 'dispari' })
})

test('what has no place in a lesson is told', () => {
  const rows = [
    row('odd', { spokenExample: 'He has odd socks.', alsoRight: 'strange' }),
    row('crop', { spokenExample: 'The crop was poor.' }),
  ]

  expect(leftOut('vocabulary', rows)).toBe(
    'Lessons have no second example; 2 are left out. Lessons have nothing that is “also right”; 1 is left out.',
  )
  expect(leftOut('vocabulary', [row('odd')])).toBeNull()
  expect(leftOut('rows', rows)).toBeNull()
})
