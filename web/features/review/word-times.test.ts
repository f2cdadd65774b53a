import { expect, test } from 'vitest'
import { whenText, wordCount } from './word-times.ts'

test.each([
  [-3, 'today'],
  [0, 'today'],
  [1, 'tomorrow'],
  [13, 'in 13 days'],
  [14, 'in 2 weeks'],
  [59, 'in 8 weeks'],
  [60, 'in 2 months'],
  [400, 'in 13 months'],
])('a word that is due in %s days comes %s', (days, text) => {
  expect(whenText(20_000 + days, 20_000)).toBe(text)
})

test('one word is no plural', () => {
  expect([wordCount(1), wordCount(7)]).toEqual(['1 word', '7 words'])
})
