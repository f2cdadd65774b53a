import { expect, test } from 'vitest'
import { updatedText } from './updated-text.ts'

const now = new Date(2026, 4, 20, 9, 30)
const daysAgo = (days: number) => new Date(2026, 4, 20 - days, 23, 0).toISOString()

test('this day is Today and the day before Yesterday', () => {
  expect(updatedText(new Date(2026, 4, 20, 1, 0).toISOString(), now)).toBe('Today')
  expect(updatedText(daysAgo(1), now)).toBe('Yesterday')
})

test('under 7 days are counted', () => {
  expect(updatedText(daysAgo(2), now)).toBe('2 days ago')
  expect(updatedText(daysAgo(6), now)).toBe('6 days ago')
})

test('7 days and more are a date', () => {
  expect(updatedText(new Date(2026, 4, 13, 12, 0).toISOString(), now)).toBe('13 May 2026')
})

test('a clock that runs behind the server sees Today, not the future', () => {
  expect(updatedText(daysAgo(-1), now)).toBe('Today')
})
