import { expect, test } from 'vitest'
import { equalOptions } from './equal-options.ts'

test('the first two options that read the same are found', () => {
  expect(equalOptions(['I go', 'I went', ' I  went\u200b'])).toEqual([1, 2])
})

test.each([
  ['a capital may be what is asked', ['I’m in London', 'I’m in london']],
  ['options without words are told of otherwise', ['', ' ', 'I went']],
])('%s', (_why, texts) => {
  expect(equalOptions(texts)).toBeNull()
})
