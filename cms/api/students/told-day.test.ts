import { expect, test } from 'vitest'
import { toldDay } from './told-day.ts'

test.each([
  ['2026-05-02', '2 May'], // in Hawaii
  ['2026-05-03', '3 May'],
  ['2026-05-04', '4 May'], // in Tonga
])('%s is today somewhere on earth at eleven in UTC, and told: %s', (day, told) => {
  expect(toldDay(day, new Date('2026-05-03T11:00:00Z'))).toBe(told)
})

test.each([
  ['the day after, before it begins anywhere', '2026-05-04', '2026-05-03T09:59:59Z'],
  ['the day before, when it is over everywhere', '2026-05-02', '2026-05-03T12:00:00Z'],
  ['two days on', '2026-05-05', '2026-05-03T12:00:00Z'],
])('%s is today nowhere: the server’s is told', (_what, day, time) => {
  const now = new Date(time)

  expect(toldDay(day, now)).toBe(toldDay(undefined, now))
})
