import { describe, expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

const page = (charset: string) => `<meta charset="${charset}"><p>Café, señor?</p>`
const utf8 = (text: string) => new TextEncoder().encode(text)

/** Its letters have the same numbers in Unicode. */
const windows1252 = (text: string) => Uint8Array.from([...text], (letter) => letter.charCodeAt(0))

/** In an encoding of one byte a letter; as a stream, because Node errs without (nodejs/node#56542). */
function single(encoding: string, text: string) {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  const letters = new TextDecoder(encoding).decode(bytes, { stream: true })
  return Uint8Array.from([...text], (letter) => letters.indexOf(letter))
}

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

describe('UTF-8 with a damaged byte', () => {
  const damaged = (text: string) => Uint8Array.from([...utf8(text), 0xff, ...utf8('.')])

  test.each([
    ['Cyrillic', '<p>Слова урока</p>'],
    ['sounds', '<p>/ˈθɪŋk/</p>'],
    ['under a declaration of UTF-8', `<meta charset="utf-8"><p>Слова, “café”, 日本語 🎉</p>`],
    ['under an unknown declaration', `<meta charset="no-such-encoding"><p>Слова урока</p>`],
    ['behind a byte order mark', '\ufeff<p>Слова урока</p>'],
  ])('is still UTF-8: %s', (_, text) => {
    expect(decodeText(damaged(text))).toBe(`${text}\ufffd.`)
  })

  test('is what the page declares where that is another encoding', () => {
    const bytes = damaged('<meta charset="windows-1251"><p>сло</p>')

    expect(decodeText(bytes)).toContain('<p>СЃР»Рѕ</p>я.')
  })

  test('is still UTF-8 where it has megabytes', () => {
    const words = 'ˈθɪŋk слово '.repeat(250_000)

    expect(decodeText(damaged(words)) === `${words}\ufffd.`).toBe(true)
  })
})

test.each([
  ['German', 'Übung: „Fuß“, schöne Grüße, ÄÖÜ, 5\u00a0€'],
  ['French', '«\u00a0À bientôt\u00a0», dit-il. É, È, ça, œuvre, “été”…'],
  ['Spanish', '¿Qué? ¡Señor, mañana! Ñ–Á’'],
])('Windows-1252 is that without a declaration: %s', (_, text) => {
  expect(decodeText(single('windows-1252', text))).toBe(text)
})

test.each([
  ['Русский: «Её ёлка» — это №1, Ё…', '<meta charset="windows-1251">'],
  [
    'Українська: їжа, є, Ґанок',
    '<meta http-equiv="Content-Type" content="text/html; charset=cp1251">',
  ],
])('Windows-1251 by its declaration: %s', (text, declaration) => {
  expect(decodeText(single('windows-1251', declaration + text))).toBe(declaration + text)
})

test('Windows-1251 without a declaration is no UTF-8', () => {
  const bytes = single('windows-1251', 'Русский: «Её ёлка» — это №1, Ё… Українська: їжа, є')

  expect(decodeText(bytes)).not.toContain('\ufffd')
  expect(decodeText(bytes)).toContain('Ðóññêèé')
})
