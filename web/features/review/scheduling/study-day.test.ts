import { expect, test } from 'vitest'
import { studyDayOf } from './study-day.ts'

const at = (hour: number, minute: number, day = 10) =>
  new Date(2026, 10, day, hour, minute).getTime()

test('the day turns at four in the morning on the learner’s clock', () => {
  expect(studyDayOf(at(3, 59))).toBe(studyDayOf(at(22, 0, 9)))
  expect(studyDayOf(at(4, 0))).toBe(studyDayOf(at(3, 59)) + 1)
})

test('days follow each other by one over a month’s end and where clocks change', () => {
  const days = Array.from({ length: 400 }, (_, day) => studyDayOf(at(12, 0, day)))

  expect(days).toEqual(days.map((_, index) => Number(days[0]) + index))
})
