import { expect, test } from 'vitest'
import { plannedDays } from './planned-days.ts'

/** A Saturday. */
const now = new Date(2026, 11, 26, 22, 0).getTime()

test('five sessions fall on the next chosen days, over the end of a year', () => {
  expect(plannedDays({ chosen: [1, 3, 5], count: 5, now })).toEqual([
    '2026-12-28',
    '2026-12-30',
    '2027-01-01',
    '2027-01-04',
    '2027-01-06',
  ])
})

test('one day a week gives five weeks, and none gives no plan', () => {
  expect(plannedDays({ chosen: [6], count: 5, now })).toHaveLength(5)
  expect(plannedDays({ chosen: [6], count: 5, now })[0]).toBe('2027-01-02')
  expect(plannedDays({ chosen: [], count: 5, now })).toEqual([])
})
