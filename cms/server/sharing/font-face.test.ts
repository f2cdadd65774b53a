import { expect, test } from 'vitest'
import { loadFont } from './font-face.ts'

const face = loadFont('newsreader', 600)(50)

test('letters of other European languages are drawn', () => {
  expect(face.measure('Łódź Škola')).toBeGreaterThan(200)
  expect(face.draw('Š', { x: 0, y: 50 })).not.toBe(face.draw('Ł', { x: 0, y: 50 }))
})

test('Vietnamese letters are drawn with their marks, else without them', () => {
  const plain = loadFont('figtree', 400)(50)
  const at = { x: 0, y: 50 }

  expect(face.measure('ễị')).toBeGreaterThan(20)
  expect(face.draw('ễ', at)).not.toBe(face.draw('e', at))
  expect(plain.draw('Nguyễn Thị Hạnh', at)).toBe(plain.draw('Nguyen Thi Hanh', at))
})

test('a letter that no font has is left out', () => {
  expect(face.measure('A日本')).toBe(face.measure('A'))
})

test.each([
  ['A日本', true],
  ['Где? 2', true],
  ['Где — куда?', false],
  ['한국어', false],
])('whether anything of %j can be read: %j', (text, isShown) => {
  expect(face.canShow(text)).toBe(isShown)
})

test('no text of a page becomes markup', () => {
  expect(face.draw('"/><script>', { x: 0, y: 50 })).toMatch(/^[\d\s.,MLQCZ-]+$/)
})
