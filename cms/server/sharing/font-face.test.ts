import { expect, test } from 'vitest'
import { loadFont } from './font-face.ts'

const face = loadFont('newsreader', 600)(50)

test('letters of other European languages are drawn', () => {
  expect(face.measure('Łódź Škola')).toBeGreaterThan(200)
  expect(face.draw('Š', { x: 0, y: 50 })).not.toBe(face.draw('Ł', { x: 0, y: 50 }))
})

test('a letter that no font has is left out', () => {
  expect(face.measure('A日本')).toBe(face.measure('A'))
})

test('no text of a page becomes markup', () => {
  expect(face.draw('"/><script>', { x: 0, y: 50 })).toMatch(/^[\d\s.,MLQCZ-]+$/)
})
