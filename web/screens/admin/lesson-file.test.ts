import { expect, test } from 'vitest'
import { isLessonFile } from './lesson-file.ts'

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
