import { expect, test } from 'vitest'
import { megabytes, sizeText } from './size-text.ts'

test('small texts are weighed in kilobytes, large ones in megabytes', () => {
  expect([0, 1, 2048, 99_999].map(sizeText)).toEqual(['0 kB', '1 kB', '2 kB', '98 kB'])
  expect([100_000, 5_500_000].map(sizeText)).toEqual(['0.1 MB', '5.3 MB'])
})

test('a size of a few bytes over a limit is not shown as that limit', () => {
  expect(megabytes(5 * 1024 * 1024 + 17, 1)).toBe('5.1 MB')
  expect(megabytes(5 * 1024 * 1024, 1)).toBe('5.0 MB')
})

test('a limit is said in whole megabytes', () => {
  expect(megabytes(5 * 1024 * 1024, 0)).toBe('5 MB')
})
