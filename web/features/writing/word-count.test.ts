import { expect, test } from 'vitest'
import { wordCountOf, wordCountText } from './word-count.ts'

test('words are counted, not marks or spaces', () => {
  expect(wordCountOf('')).toBe(0)
  expect(wordCountOf('  I get up – at six. ')).toBe(5)
})

test('what an apostrophe or a hyphen joins is one word', () => {
  expect(wordCountOf('It’s a well-known rule, isn’t it?')).toBe(6)
})

test('the count is told in words', () => {
  expect([0, 1, 2].map(wordCountText)).toEqual(['0 words', '1 word', '2 words'])
})
