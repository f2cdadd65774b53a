import { expect, test } from 'vitest'
import { isTooDeep } from './nesting.ts'

const lists = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels))

test.each([null, undefined, 7, 'a text', {}, [], { a: [{ b: null }] }, lists(300)])(
  'what has few levels is taken',
  (value) => {
    expect(isTooDeep(value)).toBe(false)
  },
)

test('what is wide is not deep', () => {
  expect(isTooDeep(Array(100_000).fill({ a: [] }))).toBe(false)
})

test.each([301, 20_000])('%i levels are too many', (levels) => {
  expect(isTooDeep(lists(levels))).toBe(true)
  expect(isTooDeep({ value: { a: lists(levels) } })).toBe(true)
})
