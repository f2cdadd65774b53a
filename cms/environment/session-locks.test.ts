import { expect, test } from 'vitest'
import { sessionLocks } from './session-locks.ts'

test('no lock has another’s number', () => {
  const numbers = Object.values(sessionLocks)

  expect(new Set(numbers).size).toBe(numbers.length)
})
