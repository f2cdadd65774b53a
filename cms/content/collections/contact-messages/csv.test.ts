import { expect, test } from 'vitest'
import { separatorFor, toCsv } from './csv.ts'

test('rows end with CRLF, quotes are doubled, and a mark says UTF-8', () => {
  const rows = [
    ['Name', 'Message'],
    ['Zoë', 'She said "hi",\nthen left'],
  ]

  const csv = toCsv(rows, ',')

  expect(csv).toBe('\uFEFF"Name","Message"\r\n"Zoë","She said ""hi"",\nthen left"\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '|calc'])(
  'a text that begins like a formula stays a text: %j',
  (text) => {
    expect(toCsv([[text]], ',')).toBe(`\uFEFF"'${text}"\r\n`)
  },
)

test('an ordinary text is left as it is', () => {
  expect(toCsv([['1 - 2 = x@y']], ',')).toBe('\uFEFF"1 - 2 = x@y"\r\n')
})

test.each([
  ['de', ';'],
  ['fr-FR,fr;q=0.9,en;q=0.8', ';'],
  [' pl ;q=0.9', ';'],
  ['en-GB,de;q=0.9', ','],
  ['*', ','],
  ['', ','],
  ['not a language!', ','],
  [null, ','],
])('cells are parted as spreadsheets do where a browser asks for %j: by %s', (asked, separator) => {
  expect(separatorFor(asked)).toBe(separator)
  expect(toCsv([['a', 'b']], separatorFor(asked))).toContain(`"a"${separator}"b"`)
})
