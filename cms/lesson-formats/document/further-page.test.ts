import { expect, test } from 'vitest'
import { furtherPage, typeOfFurtherPage } from './further-page.ts'

const latin1 = Buffer.from('<p>Ca va, fa\xe7ade?', 'latin1')

test('a page among the files keeps every byte of its own, before the answer to the viewer', () => {
  const sent = furtherPage(latin1)

  expect(sent.subarray(0, latin1.length)).toEqual(latin1)
  expect(sent.subarray(latin1.length).toString('latin1')).toMatch(/^<script>.*<\/script>$/s)
})

test.each([
  ['little', Buffer.from('\uFEFF<p>Two</p>', 'utf16le')],
  ['big', Buffer.from('\uFEFF<p>Two</p>', 'utf16le').swap16()],
])('a page in UTF-16, %s end first, is sent as it is', (_end, page) => {
  expect(furtherPage(page)).toEqual(page)
})

const named = 'text/html; charset=utf-8'

test.each([
  ['UTF-8', Buffer.from('<p>/ˈθɪŋk/</p>'), named],
  ['UTF-8 with its mark', Buffer.from('\uFEFF<p>ɪ</p>'), named],
  ['UTF-8, whatever it declares', Buffer.from('<meta charset="latin1"><p>ɪ</p>'), named],
  ['UTF-8 with a damaged letter', Buffer.from([...Buffer.from('<p>/ˈθɪŋk/ '), 0x93]), named],
  ['ASCII', Buffer.from('<h1>Two</h1>'), named],
  ['ASCII that declares UTF-8', Buffer.from('<meta charset="utf-8">'), named],
  ['ASCII that declares an older encoding', Buffer.from('<meta charset="koi8-r">'), 'text/html'],
  ['an older encoding', latin1, 'text/html'],
  ['UTF-16', Buffer.from('\uFEFF<p>ɪ</p>', 'utf16le'), 'text/html'],
])('a page among the files is called UTF-8 where its letters are that: %s', (_, page, type) => {
  expect(typeOfFurtherPage(page)).toBe(type)
})
