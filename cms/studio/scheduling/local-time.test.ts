import { afterEach, expect, test, vi } from 'vitest'
import { fieldTime, isOnClock, nextFullHour } from './local-time.ts'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['2026-11-22T16:05:31', '2026-11-22T17:00'],
  ['2026-11-22T16:00:00', '2026-11-22T17:00'],
  ['2026-12-31T23:30:00', '2027-01-01T00:00'],
])('after %s the next full hour is %s', (now, hour) => {
  expect(nextFullHour(new Date(now).getTime())).toBe(hour)
})

test.each([
  ['first', '2026-10-25T02:30:00+02:00'],
  ['second', '2026-10-25T02:30:00+01:00'],
])('where an hour comes twice, the next one after the %s is still to come', (_which, now) => {
  vi.stubEnv('TZ', 'Europe/Berlin')

  expect(nextFullHour(Date.parse(now))).toBe('2026-10-25T03:00')
})

test('a time that the clock leaves out is told from one that it shows', () => {
  vi.stubEnv('TZ', 'Europe/Berlin')

  expect(isOnClock('2026-03-29T02:30')).toBe(false)
  expect(isOnClock('2026-03-29T03:30')).toBe(true)
})

test('a moment is written as the field reads it', () => {
  const at = new Date(2026, 2, 5, 7, 9)

  expect(fieldTime(at)).toBe('2026-03-05T07:09')
  expect(new Date(fieldTime(at))).toEqual(at)
})
