import { expect, test } from 'vitest'
import type { FreeTimes } from '../../../cms/contract/free-times.ts'
import { weekOnClock } from './week-on-clock.ts'

const monday = new Date('2026-01-12T12:00:00Z')
const london = (...hours: FreeTimes['hours']) => ({ timeZone: 'Europe/London', hours })
const mondayMorning = { day: 'monday', from: '09:00', to: '12:00' } as const
const mondayEvening = { day: 'monday', from: '19:30', to: '22:00' } as const

const shown = (week: ReturnType<typeof weekOnClock>) =>
  week.map(({ name, stretches }) => [
    name,
    ...stretches.map(({ from, to, endsNextDay }) => `${from}–${to}${endsNextDay ? ' +1' : ''}`),
  ])

test('on the tutor’s own clock her hours stand as she wrote them, from Monday', () => {
  const sunday = { day: 'sunday', from: '20:00', to: '24:00' } as const

  expect(
    shown(weekOnClock(london(sunday, mondayEvening, mondayMorning), 'Europe/London', monday)),
  ).toEqual([
    ['Monday', '09:00–12:00', '19:30–22:00'],
    ['Sunday', '20:00–24:00'],
  ])
})

test.each([
  ['Europe/Berlin', ['Monday', '20:30–23:00']],
  ['Europe/Helsinki', ['Monday', '21:30–24:00']],
  ['Asia/Kolkata', ['Tuesday', '01:00–03:30']],
  ['Europe/Istanbul', ['Monday', '22:30–01:00 +1']],
  ['America/Los_Angeles', ['Monday', '11:30–14:00']],
  ['Pacific/Kiritimati', ['Tuesday', '09:30–12:00']],
])('an evening in London is, in %s: %s', (zone, day) => {
  expect(shown(weekOnClock(london(mondayEvening), zone, monday))).toEqual([day])
})

test('the halves of a night that she had to write as two days are one stretch elsewhere', () => {
  const late = { day: 'monday', from: '22:00', to: '24:00' } as const
  const early = { day: 'tuesday', from: '00:00', to: '02:00' } as const
  const week = (zone: string) => shown(weekOnClock(london(early, late), zone, monday))

  expect(week('Asia/Kolkata')).toEqual([['Tuesday', '03:30–07:30']])
  expect(week('Europe/Berlin')).toEqual([
    ['Monday', '23:00–01:00 +1'],
    ['Tuesday', '01:00–03:00'],
  ])
})

test('the week in which the clocks of one side change is right on both days', () => {
  // New York changes on 8 March 2026, London on 29 March.
  const before = weekOnClock(
    london(mondayMorning),
    'America/New_York',
    new Date('2026-03-01T12:00Z'),
  )
  const after = weekOnClock(
    london(mondayMorning),
    'America/New_York',
    new Date('2026-03-08T12:00Z'),
  )

  expect(shown(before)).toEqual([['Monday', '04:00–07:00']])
  expect(shown(after)).toEqual([['Monday', '05:00–08:00']])
})

test.each(['2026-01-30T12:00Z', '2026-02-26T12:00Z', '2026-12-29T12:00Z'])(
  'a week over the end of a month has each of its days once: %s',
  (now) => {
    const saturday = { day: 'saturday', from: '09:00', to: '12:00' } as const

    expect(
      shown(weekOnClock(london(saturday, mondayEvening), 'Asia/Tokyo', new Date(now))),
    ).toEqual([
      ['Tuesday', '04:30–07:00'],
      ['Saturday', '18:00–21:00'],
    ])
  },
)

test('no hours are no days', () => {
  expect(weekOnClock(london(), 'Europe/Berlin', monday)).toEqual([])
})
