import { expect, test } from 'vitest'
import { hasEnded } from './session-lifetime.ts'

const day = 24 * 60 * 60 * 1000
const now = Date.parse('2026-11-22T12:00:00Z')
const days = (count: number) => new Date(now + count * day)

test.each([
  ['is used', -29, 7, false],
  ['was not used for long', -8, 0, true],
  ['is used, but began long ago', -30, 7, true],
  ['began nobody knows when', null, 7, true],
])('a session that %s', (_, begun, ends, ended) => {
  const session = { createdAt: begun === null ? null : days(begun), expiresAt: days(ends) }

  expect(hasEnded(session, now, 30 * day)).toBe(ended)
})
