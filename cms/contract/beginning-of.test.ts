import { expect, test } from 'vitest'
import { beginningOf } from './beginning-of.ts'

test.each([
  ['a short text', 'Hello', 10, 'Hello'],
  ['a long text', 'Hello', 4, 'Hell'],
  ['a text whose last character would be halved', 'abc🙂d', 4, 'abc'],
  ['a text that ends behind such a character', 'abc🙂d', 5, 'abc🙂'],
])('of %s', (_what, text, most, beginning) => {
  expect(beginningOf(text, most)).toBe(beginning)
})
