import { expect, test } from 'vitest'
import { partOf } from './lesson-part.ts'

const rows = [1, 2, 4, 7, 8].map((lessonNumber) => ({ lessonNumber }))
const numbersOf = (part: Parameters<typeof partOf>[1]) =>
  partOf(rows, part).map(({ lessonNumber }) => lessonNumber)

test('a part begins at a number, whether or not a lesson has it, and ends at its limit', () => {
  expect(numbersOf({ limit: 2 })).toEqual([1, 2])
  expect(numbersOf({ from: 3, limit: 2 })).toEqual([4, 7])
  expect(numbersOf({ from: 9, limit: 2 })).toEqual([])
})

test('a lesson stands between its neighbours, at the ends beside one', () => {
  expect(numbersOf({ beside: 4 })).toEqual([2, 4, 7])
  expect(numbersOf({ beside: 1 })).toEqual([1, 2])
  expect(numbersOf({ beside: 8 })).toEqual([7, 8])
})

test('a number that no lesson has stands between those around it', () => {
  expect(numbersOf({ beside: 5 })).toEqual([4, 7])
})

test('a lesson without a number stands in the whole list alone, at its end', () => {
  const withDraft = [...rows, { lessonNumber: null }]

  expect(partOf(withDraft, { limit: 9 })).toHaveLength(6)
  expect(partOf(withDraft, { from: 8, limit: 9 })).toHaveLength(1)
  expect(partOf(withDraft, { beside: 8 })).toHaveLength(2)
})
