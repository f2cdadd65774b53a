import { expect, test } from 'vitest'
import { formatDate, formatDay } from './format-date.ts'

const firstOfMonths = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 1, 23, 59))

test('a date reads as British English writes it, in universal time', () => {
  const british = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

  const texts = firstOfMonths.map((at) => formatDate(new Date(at).toISOString()))

  expect(texts).toEqual(firstOfMonths.map((at) => british.format(at)))
  expect(texts[0]).toBe('1 January 2026')
})

test('a day is that of the calendar where the reader is', () => {
  const british = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

  expect(firstOfMonths.map((at) => formatDay(at))).toEqual(
    firstOfMonths.map((at) => british.format(at)),
  )
})
