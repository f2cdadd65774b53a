import { expect, test } from 'vitest'
import { acceptedEncodings } from './encodings.ts'

test.each([
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['*', ['br', 'gzip']],
  ['*;q=0, gzip', ['gzip']],
  ['br;q=0, *', ['gzip']],
  ['br;q=0.000', []],
  ['identity', []],
  ['GZIP', ['gzip']],
  [undefined, []],
  ['', []],
  [',;q=1,;', []],
])('who accepts “%s” takes %j', (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings)
})
