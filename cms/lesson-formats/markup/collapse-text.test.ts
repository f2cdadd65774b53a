import { expect, test } from 'vitest'
import { breakMarks, collapseLine, joinLines, tidyLines } from './collapse-text.ts'

test.each([
  ['  a \t\r\n b\f', 'a b'],
  ['a\u00A0 b', 'a\u00A0 b'],
  ['\n\n', ''],
  ['a\0b', 'ab'],
])('a line: %j', (text, line) => {
  expect(collapseLine(text)).toBe(line)
})

test.each([
  ['a\nb', 'a\nb'],
  ['\n\n a \r\n\r\n \n\n b \n', 'a\n\nb'],
])('tidy lines: %j', (text, lines) => {
  expect(tidyLines(text)).toBe(lines)
})

test.each([
  ['a\n  b', 'a b'],
  ['a\n \t\n\nb\nc', 'a\n\nb c'],
  [`\n\na${breakMarks.line}b${breakMarks.line}${breakMarks.line}c`, 'a\nb\n\nc'],
  [`a${breakMarks.line}\n\nb${breakMarks.newLine}${breakMarks.newLine}c`, 'a\n\nb\nc'],
  [`${breakMarks.newParagraph}a${breakMarks.newParagraph}\nb`, 'a\n\nb'],
])('a source joins its lines: %j', (source, text) => {
  expect(joinLines(source)).toBe(text)
})
