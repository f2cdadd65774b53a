import { expect, test } from 'vitest'
import { gapPlacesOf } from './gap-places.ts'

const sounds = { i: ['AY'], walk: ['W AO K'], work: ['W ER K'], to: ['T UW'], give: ['G IH V'] }
const gap = { before: 'I ', after: ' to work.', bank: ['walk', 'give to'] }

test('a sentence is listened for as a whole, with the words of the bank in its gap', () => {
  const said = gapPlacesOf(gap, sounds)

  const wordsOf = said?.places.map(({ alternatives }) =>
    alternatives.map((words) => words.map(({ word }) => word).join(' ')),
  )
  expect(wordsOf).toEqual([['i'], ['walk', 'give to'], ['to'], ['work']])
  expect(said?.gapAt).toBe(1)
})

test('a full stop after the gap is no word', () => {
  expect(gapPlacesOf({ ...gap, after: '.' }, sounds)?.places).toHaveLength(2)
})

test.each([
  ['in the sentence', { ...gap, before: 'Xylophones ' }],
  ['in the bank', { ...gap, bank: ['walk', 'xylophone'] }],
])('an unknown word %s would be taken for another, so nothing is listened for', (_where, asked) => {
  expect(gapPlacesOf(asked, sounds)).toBeNull()
})
