import { expect, test } from 'vitest'
import { textAfterReading } from './text-after-reading.ts'

const list = 'odd - strano\n???'

test('lines that were not read stay', () => {
  expect(textAfterReading(list, list, ['???'])).toBe('???')
  expect(textAfterReading(list, list, [])).toBe('')
})

test('what was written below the list meanwhile stays', () => {
  const written = `${list}\ncrop - raccolto`

  expect(textAfterReading(written, list, ['???'])).toBe('???\ncrop - raccolto')
})

test('another list that stands in its place stays whole, beside what was not read', () => {
  expect(textAfterReading('crop - raccolto', list, ['???'])).toBe('crop - raccolto\n???')
})

test('a list that was changed meanwhile stays whole, and its lines stand there once', () => {
  expect(textAfterReading(`new\n${list}`, list, ['???'])).toBe(`new\n${list}`)
})

test('lines that were not read come back to a box that was emptied', () => {
  expect(textAfterReading('', list, ['???'])).toBe('???')
})
