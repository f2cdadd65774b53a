import { expect, test } from 'vitest'
import { countLines, lineAt } from './lines.ts'

test.each([
  ['', 1],
  ['one', 1],
  ['one\n', 2],
  ['one\ntwo\n\nfour', 4],
])('%j has %i lines', (text, lines) => {
  expect(countLines(text)).toBe(lines)
})

test.each([
  [1, 'one'],
  [2, 'two'],
  [3, ''],
  [4, 'four'],
  [9, 'four'],
])('line %i is %j', (line, words) => {
  const text = 'one\ntwo\n\nfour'

  const { begin, end } = lineAt(text, line)

  expect(text.slice(begin, end)).toBe(words)
})
