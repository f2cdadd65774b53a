import { expect, test } from 'vitest'
import { practisedDays } from './practised-days.ts'

const day = (text: string) => Date.parse(`${text}T12:00:00Z`)
const bounds = { earliest: day('2026-01-10'), now: day('2026-11-22') }

const at = (moment: number, ofCalendar?: string) => ({ at: moment, day: ofCalendar })

test('the first and the last day, in whatever order', () => {
  const moments = [day('2026-03-04'), day('2026-02-01'), day('2026-05-06')].map((one) => at(one))

  expect(practisedDays(moments, bounds)).toEqual({ from: '2026-02-01', to: '2026-05-06' })
})

test('a clock that was set back or forward reaches no further than the course', () => {
  const moments = [at(0), at(day('2031-01-01'))]

  expect(practisedDays(moments, bounds)).toEqual({ from: '2026-01-10', to: '2026-11-22' })
})

test('without a moment it is today', () => {
  expect(practisedDays([], bounds)).toEqual({ from: '2026-11-22', to: '2026-11-22' })
})

test('the days are those of the learner’s calendar', () => {
  const evening = Date.parse('2026-03-04T23:30:00Z')
  const night = Date.parse('2026-05-06T03:00:00Z')
  const moments = [at(evening, '2026-03-05'), at(night, '2026-05-05')]

  expect(practisedDays(moments, bounds)).toEqual({ from: '2026-03-05', to: '2026-05-05' })
})

test('a day that it was nowhere at that moment is not believed', () => {
  const noon = day('2026-03-04')

  expect(practisedDays([at(noon, '2020-01-01')], bounds)).toEqual({
    from: '2026-03-04',
    to: '2026-03-04',
  })
  expect(practisedDays([at(noon, '2031-01-01')], bounds)).toEqual({
    from: '2026-03-05',
    to: '2026-03-05',
  })
})

test('a clock that is a little fast keeps its calendar', () => {
  const now = Date.parse('2026-11-22T23:30:00Z')
  const moments = [at(now + 60_000, '2026-11-23')]

  expect(practisedDays(moments, { ...bounds, now })).toEqual({
    from: '2026-11-23',
    to: '2026-11-23',
  })
})
