import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

const page = (charset: string) => `<meta charset="${charset}"><p>Café, señor?</p>`
const utf8 = (text: string) => new TextEncoder().encode(text)

/** Its letters have the same numbers in Unicode. */
const windows1252 = (text: string) => Uint8Array.from([...text], (letter) => letter.charCodeAt(0))

const utf16 = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    [...text].flatMap((letter) => {
      const code = letter.charCodeAt(0)
      return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255]
    }),
  )

test('UTF-8 is taken as it is, a byte order mark too', () => {
  expect(decodeText(utf8(page('utf-8')))).toBe(page('utf-8'))
  expect(decodeText(utf8(`\ufeff${page('utf-8')}`))).toBe(`\ufeff${page('utf-8')}`)
})

test.each([true, false])(
  'UTF-16 by its byte order mark, and without one (little end: %s)',
  (le) => {
    expect(decodeText(utf16(`\ufeff${page('utf-16')}`, le))).toBe(page('utf-16'))
    expect(decodeText(utf16(page('utf-16'), le))).toBe(page('utf-16'))
  },
)

test('Windows-1252 by its declaration, under its other names too', () => {
  expect(decodeText(windows1252(page('windows-1252')))).toBe(page('windows-1252'))
  expect(decodeText(windows1252(page('ISO-8859-1')))).toBe(page('ISO-8859-1'))
})

test('what is not UTF-8 is Windows-1252, whatever it says', () => {
  expect(decodeText(windows1252(page('utf-8')))).toBe(page('utf-8'))
  expect(decodeText(windows1252(page('no-such-encoding')))).toBe(page('no-such-encoding'))
})

test('a declaration of UTF-16 that can be read is wrong', () => {
  expect(decodeText(utf8(page('utf-16')))).toBe(page('utf-16'))
})

test('a page in UTF-8 is that, whatever an old editor has written into it', () => {
  expect(decodeText(utf8(page('windows-1252')))).toBe(page('windows-1252'))
})

test.each([
  ['windows-1251', 0xcf, 'П'],
  ['iso-8859-2', 0xb1, 'ą'],
])('%s is read by its declaration', (charset, byte, letter) => {
  const bytes = Uint8Array.from([...utf8(`<meta charset="${charset}">`), byte])

  expect(decodeText(bytes)).toBe(`<meta charset="${charset}">${letter}`)
})
