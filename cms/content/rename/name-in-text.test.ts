import { expect, test } from 'vitest'
import { aroundName, hasName, withName } from './name-in-text.ts'

test.each([
  ['Anna’s lessons, Anna and (Anna).', 'Mara’s lessons, Mara and (Mara).'],
  ["Anna's way", "Mara's way"],
  ['Annabel and Hanna, ANNA and anna', 'Annabel and Hanna, ANNA and anna'],
  ['Joanna-Anna', 'Joanna-Mara'],
  ['Ánna and Annaé', 'Ánna and Annaé'],
])('%s becomes %s', (text, renamed) => {
  expect(withName(text, 'Anna', 'Mara')).toBe(renamed)
})

test('a name with signs of its own is taken as it is, on both sides', () => {
  expect(withName('Ask A.B. (coach) now', 'A.B. (coach)', '$& & Co')).toBe('Ask $& & Co now')
  expect(hasName('AxB', 'A.B')).toBe(false)
})

test.each([
  ['Anna Maria', 'Anna and Anna Maria’s', 'Anna Maria and Anna Maria’s'],
  ['Anna-Lena', 'Anna, Anna-Lena', 'Anna-Lena, Anna-Lena'],
  ['Dr Anna', 'Anna or Dr Anna.', 'Dr Anna or Dr Anna.'],
  ['Anna Maria', 'Anna Mariana', 'Anna Maria Mariana'],
])('a place that has the new name %s already is left alone', (to, text, renamed) => {
  expect(withName(text, 'Anna', to)).toBe(renamed)
  expect(hasName(renamed, 'Anna', to)).toBe(false)
})

test('of a text that has the new name in one place the other is shown', () => {
  const text = `Anna Maria${' speaks'.repeat(20)}, says Anna`

  expect(aroundName(text, 'Anna', 'Anna Maria')).toMatch(/, says Anna$/)
})

test('a place is shown with some words around it', () => {
  const text = `${'before '.repeat(20)}Anna${' after'.repeat(20)}`

  expect(aroundName(text, 'Anna')).toMatch(/^….{40}Anna.{40}…$/)
  expect(aroundName('Hello,\nAnna', 'Anna')).toBe('Hello, Anna')
})
