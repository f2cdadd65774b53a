import { expect, test } from 'vitest'
import { readTextFile } from './read-text-file.ts'

const lesson = {
  name: 'A lesson',
  maxBytes: 1024 * 1024,
  needs: { pattern: /<p>/, name: 'HTML' },
}

const read = (bytes: BlobPart, name = 'lesson.html') =>
  readTextFile(new File([bytes], name), lesson)

const utf16 = (text: string) =>
  new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer)

test('UTF-8 text is read as it is', async () => {
  expect(await read('<p>“Hello”\r\n\tünï 🎉</p>')).toEqual({
    text: '<p>“Hello”\r\n\tünï 🎉</p>',
  })
})

test.each([
  ['an empty file', '', 'is empty'],
  ['a file of spaces', ' \n\t ', 'is empty'],
  ['a PDF', '%PDF-1.7 text', 'is not a text file'],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0]), 'is not a text file'],
  ['a text of another kind', 'Just words, 1 < 2', 'has no HTML in it'],
  ['zeros', new Uint8Array(64), 'is not a text file'],
])('%s has a clear message', async (_name, bytes, words) => {
  const { problem } = await read(bytes)

  expect(problem).toContain(`“lesson.html” ${words}`)
})

test('a file that is too large is told with both sizes', async () => {
  const { problem } = await read('x'.repeat(1024 * 1024 + 60_000))

  expect(problem).toBe('“lesson.html” is 1.1 MB. A lesson can be up to 1 MB.')
})

test('a file of just the largest size is read', async () => {
  const { text } = await read('<p>'.padEnd(1024 * 1024, 'x'))

  expect(text).toHaveLength(1024 * 1024)
})

test('UTF-16 and Windows-1252 are read as well', async () => {
  expect(await read(utf16('\ufeff<p>Hello</p>'))).toEqual({ text: '<p>Hello</p>' })
  expect(await read(new Uint8Array([0x3c, 0x70, 0x3e, 0xe9, 0x21]))).toEqual({ text: '<p>é!' })
})
