import { expect, test } from 'vitest'
import { isTooLong, lengthHint, tooLongText } from './text-length.ts'

test('a text counts what is left when it comes near its limit', () => {
  expect(lengthHint('a'.repeat(3_999), 5_000)).toBeUndefined()
  expect(lengthHint('a'.repeat(4_000), 5_000)).toBe('1,000 characters left')
  expect(lengthHint('a'.repeat(4_999), 5_000)).toBe('1 character left')
  expect(lengthHint('a'.repeat(5_000), 5_000)).toBe('0 characters left')
  expect(lengthHint('a'.repeat(6_234), 5_000)).toBe('1,234 characters too many')
})

test('a text of the longest length can be sent, a longer one not, and blanks around it do not count', () => {
  expect(isTooLong(` ${'a'.repeat(5_000)}\n`, 5_000)).toBe(false)
  expect(isTooLong('a'.repeat(5_001), 5_000)).toBe(true)
  expect(tooLongText(5_000)).toBe('Please use at most 5,000 characters.')
})
