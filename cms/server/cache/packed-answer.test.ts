import { expect, test } from 'vitest'
import { bytesOf } from './packed-answer.ts'

const bytesOfText = (text: string | Buffer | readonly string[]) =>
  bytesOf({ status: 200, type: 'text/html', text, tags: [] })

const long = 'word – '.repeat(100_000)

test.each([
  ['plain and other letters', ['<p>', 'ə – naïve 字', '😀</p>']],
  ['half a sign', ['before \ud83d', 'after']],
  ['nothing', []],
  ['a page of megabytes', ['<p>', long, long, '</p>']],
])('a page in parts becomes the bytes of its text: %s', (_what, parts) => {
  const each = Buffer.concat(parts.map((part) => Buffer.from(part)))

  expect(bytesOfText(parts).equals(each)).toBe(true)
})

test('the bytes of a page stay as they are when others are made', () => {
  const first = bytesOfText(['one'])
  bytesOfText(['two'])

  expect(first.toString()).toBe('one')
})

test('a picture’s bytes are taken as they are', () => {
  const picture = Buffer.from([137, 80, 78, 71])

  expect(bytesOfText(picture)).toBe(picture)
})
