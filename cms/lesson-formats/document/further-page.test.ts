import { expect, test } from 'vitest'
import { furtherPage } from './further-page.ts'

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
