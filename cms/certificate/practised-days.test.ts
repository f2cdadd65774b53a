import { expect, test } from 'vitest'
import { practisedDays } from './practised-days.ts'

const day = (text: string) => Date.parse(`${text}T12:00:00Z`)
const bounds = { earliest: day('2026-01-10'), now: day('2026-11-22') }

test('the first and the last day, in whatever order', () => {
  const moments = [day('2026-03-04'), day('2026-02-01'), day('2026-05-06')]

  expect(practisedDays(moments, bounds)).toEqual({ from: '2026-02-01', to: '2026-05-06' })
})

test('a clock that was set back or forward reaches no further than the course', () => {
  const moments = [0, day('2031-01-01')]

  expect(practisedDays(moments, bounds)).toEqual({ from: '2026-01-10', to: '2026-11-22' })
})

test('without a moment it is today', () => {
  expect(practisedDays([], bounds)).toEqual({ from: '2026-11-22', to: '2026-11-22' })
})
