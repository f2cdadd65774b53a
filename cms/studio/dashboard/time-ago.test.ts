import { expect, test } from 'vitest'
import { timeAgo } from './time-ago.ts'

const now = Date.parse('2026-11-21T12:00:00Z')

test.each([
  ['2026-11-21T11:59:30Z', 'just now'],
  ['2026-11-21T11:55:00Z', '5 minutes ago'],
  ['2026-11-21T09:00:00Z', '3 hours ago'],
  ['2026-11-20T11:00:00Z', '1 day ago'],
  ['2026-11-19T13:00:00Z', '1 day ago'],
  ['2026-11-19T12:00:00Z', '2 days ago'],
  ['2026-10-22T11:00:00Z', '30 days ago'],
  ['2026-10-21T12:00:00Z', '21 Oct 2026'],
  ['2026-09-01T12:00:00Z', '1 Sept 2026'],
])('%s was %s', (time, text) => {
  expect(timeAgo(time, now)).toBe(text)
})
