import { expect, test } from 'vitest'
import { localHours } from './local-hours.ts'

const hours = { fromHourUtc: 9, toHourUtc: 19 }
const winter = new Date('2025-01-15T12:00:00Z')
const summer = new Date('2025-07-15T12:00:00Z')

test('hours are given in the zone of the reader, summer time included', () => {
  expect(localHours(hours, 'Europe/Berlin', winter).text).toBe('10:00–20:00')
  expect(localHours(hours, 'Europe/Berlin', summer).text).toBe('11:00–21:00')
  expect(localHours(hours, 'Asia/Kolkata', winter).text).toBe('14:30–00:30')
})

test.each([
  ['America/Los_Angeles', '09:00–17:00', false],
  ['Europe/London', '17:00–01:00', true],
  ['Asia/Tokyo', '02:00–10:00', false],
])('hours past midnight in Greenwich are one stretch in %s', (zone, text, endsNextDay) => {
  const late = { fromHourUtc: 17, toHourUtc: 1 }

  expect(localHours(late, zone, winter)).toEqual({ text, endsNextDay })
})

test('hours that end on another day say so', () => {
  expect(localHours(hours, 'Asia/Kolkata', winter).endsNextDay).toBe(true)
  expect(localHours(hours, 'America/New_York', winter).endsNextDay).toBe(false)
})
