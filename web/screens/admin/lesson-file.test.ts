import { expect, test } from 'vitest'
import { isLessonFile, readLessonFile } from './lesson-file.ts'

test('a file is accepted if its type is text/html or its name ends in .html or .htm', () => {
  const files = [
    { type: 'text/html', name: 'lesson' },
    { type: '', name: 'lesson.html' },
    { type: '', name: 'LESSON.HTM' },
  ]

  expect(files.every(isLessonFile)).toBe(true)
})

test('any other file is refused', () => {
  const files = [
    { type: 'application/pdf', name: 'lesson.pdf' },
    { type: '', name: 'html' },
    { type: 'text/plain', name: 'lesson.html.txt' },
  ]

  expect(files.some(isLessonFile)).toBe(false)
})

const fileOf = (...parts: BlobPart[]) => readLessonFile(new Blob(parts))

test('a page is read as text', async () => {
  expect(await fileOf('<p>Hello</p>')).toEqual({ html: '<p>Hello</p>' })
})

test('a file that holds no page says why', async () => {
  const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d)

  expect(await fileOf('')).toEqual({ problem: 'The file is empty.' })
  expect(await fileOf(' \n ')).toEqual({ problem: 'The file is empty.' })
  expect(await fileOf('Just words, 1 < 2')).toEqual({ problem: 'The file has no HTML in it.' })
  expect(await fileOf(png)).toEqual({
    problem: 'The file is not a text: it only has an HTML name.',
  })
})

test('a page may have 5 MB, counted as UTF-8', async () => {
  const megabyte = 'a'.repeat(1024 * 1024)

  expect(await fileOf('<p>', megabyte.repeat(5))).toEqual({
    problem: 'The file has 5.0 MB. A lesson can have up to 5 MB of HTML.',
  })
  expect(await fileOf('<p>', megabyte.repeat(6))).toEqual({
    problem: 'The file has 6.0 MB. A lesson can have up to 5 MB of HTML.',
  })
  expect(await fileOf('<p>', megabyte.repeat(5).slice(3))).toHaveProperty('html')
})
