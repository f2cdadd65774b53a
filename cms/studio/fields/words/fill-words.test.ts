import { expect, test } from 'vitest'
import { emptyTypedRow } from '../../../../web/words-box/typed-rows.ts'
import { filledWords, fillProblem } from './fill-words.ts'

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
  expect(fillProblem('rows', others, many)).toBe('That would be 300 words, and 200 is the most.')
  expect(fillProblem('vocabulary', others, many)).toBeNull()
})
