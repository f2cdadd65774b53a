import { expect, test } from 'vitest'
import { readableCount } from './readable-count.ts'

test.each([
  [0, '0 files'],
  [1, '1 file'],
  [3, '3 files'],
])('%d of them are called as in a sentence', (count, words) => {
  expect(readableCount(count, 'file')).toBe(words)
})
