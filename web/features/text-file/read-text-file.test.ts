import { expect, test } from 'vitest'
import { readTextFile } from './read-text-file.ts'

const file = (...parts: (string | number[])[]) =>
  new Blob(parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))))

test('UTF-8 comes as it is, its byte order mark too', async () => {
  expect(await readTextFile(file('\uFEFF<p>Café 🎉</p>'))).toBe('\uFEFF<p>Café 🎉</p>')
})

// Node reads Windows-1252 as Latin 1, so curly quotes are tested in a browser.
test('a page of an older editor keeps its accents', async () => {
  expect(await readTextFile(file('<p>Caf', [0xe9], ', 5 ', [0xa3], '</p>'))).toBe(
    '<p>Café, 5 £</p>',
  )
})

test.each([
  ['<meta charset="windows-1251">', [0xcf], 'П'],
  ['<META http-equiv=Content-Type content="text/html; charset=iso-8859-2">', [0xb1], 'ą'],
  ['<meta charset="utf-8">', [0xe9], 'é'],
  ['<meta charset="no-such-thing">', [0xe9], 'é'],
])('what is not UTF-8 is read as its page declares: %s', async (declaration, bytes, text) => {
  expect(await readTextFile(file(declaration, bytes))).toBe(declaration + text)
})

test('UTF-16 is known by its mark', async () => {
  expect(await readTextFile(file([0xff, 0xfe, 0x48, 0, 0x69, 0]))).toBe('Hi')
  expect(await readTextFile(file([0xfe, 0xff, 0, 0x48, 0, 0x69]))).toBe('Hi')
})

test('an empty file is an empty text', async () => {
  expect(await readTextFile(file())).toBe('')
})
