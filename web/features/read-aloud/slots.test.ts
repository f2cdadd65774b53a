import { expect, test } from 'vitest'
import { clipLimits } from '../../../cms/contract/clip-limits.ts'
import { areSlots, joined, moved, slotsOf, withoutSound, withoutWord } from './slots.ts'

const [a, b, c] = [0, 1, 2].map((start) => ({ start, end: start + 0.5 }))
const pieces = [a, b, c].filter((piece) => piece !== undefined)

test('fewer sounds than words leave the last words without one', () => {
  expect(slotsOf(pieces, 4)).toEqual([a, b, c, null])
})

test('more sounds than words stand behind them', () => {
  expect(slotsOf(pieces, 2)).toEqual([a, b, c])
})

test('a sound that is no word goes, and the others move up', () => {
  expect(withoutSound(slotsOf(pieces, 3), 0, 3)).toEqual([b, c, null])
})

test('a word that was not read has no sound, and the others move down', () => {
  expect(withoutWord(slotsOf(pieces, 4), 1, 4)).toEqual([a, null, b, c])
  expect(withoutWord(slotsOf(pieces, 3), 1, 3)).toEqual([a, null, b, c])
})

test('two sounds become one word, and the last sound of all joins nothing', () => {
  const slots = slotsOf(pieces, 2)

  expect(joined(slots, 0, 2)).toEqual([{ start: 0, end: 1.5 }, c])
  expect(joined(slots, 2, 2)).toEqual(slots)
})

test.each([
  ['start', 1.2, { start: 1.2, end: 1.5 }],
  ['start', 9, { start: 1.44, end: 1.5 }],
  ['start', -9, { start: 0, end: 1.5 }],
  ['end', 0, { start: 1, end: 1.06 }],
  ['end', 99, { start: 1, end: 4 }],
] as const)('the %s of a clip goes to %s as far as it can', (edge, to, expected) => {
  const [, piece] = moved(slotsOf(pieces, 3), { at: 1, edge, to, length: 4 })

  expect(piece?.start).toBeCloseTo(expected.start)
  expect(piece?.end).toBeCloseTo(expected.end)
})

test.each([
  ['cuts', [a, null], true],
  ['cuts with a sound that is left over', [a, null, b], true],
  ['nothing', undefined, false],
  ['fewer cuts than words', [a], false],
  ['a cut behind the end', [a, { start: 1, end: 3 }], false],
  ['a cut that is turned over', [a, { start: 1, end: 0.5 }], false],
  ['a cut without an end', [a, { start: 1 }], false],
] as const)('what was kept is taken for the cuts of a take or not: %s', (_, kept, expected) => {
  const take = { samples: new Float32Array(clipLimits.rate * 2), words: ['one', 'two'] }

  expect(areSlots(kept, take)).toBe(expected)
})
