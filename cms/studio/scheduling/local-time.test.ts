import { expect, test } from 'vitest'
import { fieldTime, nextFullHour } from './local-time.ts'

test.each([
  ['2026-11-22T16:05:31', '2026-11-22T17:00'],
  ['2026-11-22T16:00:00', '2026-11-22T17:00'],
  ['2026-12-31T23:30:00', '2027-01-01T00:00'],
])('after %s the next full hour is %s', (now, hour) => {
  expect(nextFullHour(new Date(now).getTime())).toBe(hour)
})

test('a moment is written as the field reads it', () => {
  const at = new Date(2026, 2, 5, 7, 9)

  expect(fieldTime(at)).toBe('2026-03-05T07:09')
  expect(new Date(fieldTime(at))).toEqual(at)
})
